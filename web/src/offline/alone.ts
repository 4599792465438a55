/** Whether the page has no server but one of its own, in this browser: whoever wrote the site says so in the page. */
export const ALONE = document.querySelector('meta[name="realmwright-server"][content="none"]') !== null;
