/** What the server and the page say to each other; written from realmwright.protocol, not by hand. */

/** A seat for anybody with the link. */
export interface OpenSeat {
  kind: "open";
}

/** The seat of the person who creates the table. */
export interface OwnSeat {
  kind: "me";
  wishes?: string[];
}

/** A seat for a bot. */
export interface BotSeat {
  kind: "bot";
  bot: string;
}

/** A seat for a person at the same screen as the host. */
export interface GuestSeat {
  kind: "guest";
  name: string;
}

/** Time limits in seconds: for a turn, for the whole game, or both. */
export interface Clock {
  turn?: number | null;
  game?: number | null;
}

/** The settings of a table, chosen by its host. */
export interface Settings {
  game: string;
  options?: Record<string, unknown>;
  seats?: (OpenSeat | OwnSeat | BotSeat | GuestSeat)[];
  title?: string;
  public?: boolean;
  begin?: "full" | "host";
  clock?: Clock;
  stand_in?: string | null;
  spectators?: "delayed" | "off" | "open";
  chat?: boolean;
  undo?: boolean;
  takebacks?: boolean;
  hints?: string | null;
  scores?: boolean;
  rated?: boolean;
  holidays?: boolean;
}

/** Take a seat, or any free one. */
export interface Join {
  do: "join";
  seat?: number | null;
  wishes?: string[];
  rated?: boolean;
}

/** Say what one wishes for the own seat, before the game begins. */
export interface Wish {
  do: "wish";
  wishes: string[];
}

/** Leave the table before the game begins. */
export interface Leave {
  do: "leave";
}

/** The host sends a person away from the table for good: out of a seat before the game begins, or from watching. */
export interface Kick {
  do: "kick";
  seat?: number | null;
  entry?: number | null;
}

/** The host keeps a person from chatting at the table. */
export interface Mute {
  do: "mute";
  seat?: number | null;
  entry?: number | null;
}

/** The host lets a person chat again. */
export interface Unmute {
  do: "unmute";
  seat?: number | null;
  entry?: number | null;
}

/** The host decides who a free seat is for. */
export interface Arrange {
  do: "arrange";
  seat: number;
  to: OpenSeat | OwnSeat | BotSeat | GuestSeat;
}

/** The host begins the game. */
export interface Begin {
  do: "begin";
}

/** One action of the game, in its notation. */
export interface Play {
  do: "play";
  at: number;
  action: string;
}

/** Undo the last action of your own turn, or the whole turn, as long as nothing hidden was revealed. */
export interface Undo {
  do: "undo";
  at: number;
  turn?: boolean;
}

/** Ask the others for permission to take back your last action, whatever came after it. */
export interface AskTakeback {
  do: "ask-takeback";
  at: number;
}

/** Agree to a takeback, or refuse it. Answering no to your own takeback withdraws it. */
export interface AnswerTakeback {
  do: "answer-takeback";
  asked: number;
  agree: boolean;
}

/** Resign. The seat is only needed if you have several. */
export interface Resign {
  do: "resign";
  seat?: number | null;
}

/** Let the stand-in take over the seat of a person who keeps the others waiting. */
export interface Replace {
  do: "replace";
  seat: number;
}

/** Take your seat back from the stand-in. */
export interface Return {
  do: "return";
}

/** Send a message to everybody at the table. */
export interface Chat {
  do: "chat";
  text: string;
}

/** Say one of a few phrases to everybody at the table, which each of them reads in their own language. */
export interface Phrase {
  do: "phrase";
  phrase: "good-game" | "good-luck" | "have-to-go" | "hello" | "nice-move" | "one-moment" | "rematch" | "thanks";
}

/** After the game: open a new table with the same settings and people, where everybody moves up one seat. */
export interface Rematch {
  do: "rematch";
}

/** A command with its id, as it is posted over HTTP. */
export interface Order {
  id: string;
  command:
    | Join
    | Leave
    | Wish
    | Kick
    | Mute
    | Unmute
    | Arrange
    | Begin
    | Play
    | Undo
    | AskTakeback
    | AnswerTakeback
    | Resign
    | Replace
    | Return
    | Chat
    | Phrase
    | Rematch;
}

/** Watch a table; ``after`` is the last number that the client has received, if any. */
export interface Watch {
  type: "watch";
  table: string;
  after?: number | null;
  presence?: boolean;
}

/** Stop watching a table. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** Carry out a command. */
export interface Do {
  type: "do";
  id: string;
  table: string;
  command:
    | Join
    | Leave
    | Wish
    | Kick
    | Mute
    | Unmute
    | Arrange
    | Begin
    | Play
    | Undo
    | AskTakeback
    | AnswerTakeback
    | Resign
    | Replace
    | Return
    | Chat
    | Phrase
    | Rematch;
}

/** Ask for a hint on the position. Only the sender gets the answer. */
export interface AskHint {
  type: "hint";
  id: string;
  table: string;
  at: number;
}

/** Ask for a preview: what an action would change that the sender may play now. Nothing is played. */
export interface Foresee {
  type: "foresee";
  id: string;
  table: string;
  at: number;
  action: string;
}

/** Say whether somebody sees what this socket watches, which is so until it says otherwise. */
export interface Look {
  type: "look";
  here: boolean;
}

/** Say whether the sender wants to be called when it changes who is looking for somebody to play with. */
export interface Lobbying {
  type: "lobby";
  watch: boolean;
}

/** Check that the connection works. */
export interface Ping {
  type: "ping";
  id?: string | null;
}

/** Ask for what the operators tell everybody, now and whenever it changes. */
export interface Listen {
  type: "listen";
}

/** How strong somebody is: on the scale of chess, with 1500 for somebody new. */
export interface RatingSign {
  rating: number;
  deviation: number;
  provisional?: boolean;
}

/** What everybody may see of a seat. */
export interface SeatSign {
  kind: "bot" | "guest" | "open" | "person";
  name?: string | null;
  colour?: string | null;
  bot?: string | null;
  yours?: boolean;
  host?: boolean;
  resigned?: boolean;
  time?: number | null;
  muted?: boolean;
  wishes?: string[];
  rating?: RatingSign | null;
  gain?: number | null;
  away?: number | null;
}

/** A legal action: its notation, and its kind and arguments. */
export interface ActionSign {
  action: string;
  kind: string;
  args: Record<string, unknown>;
}

/** A prompt, an event or an action as a kind with arguments, which clients phrase in any language. */
export interface Words {
  kind: string;
  args: Record<string, unknown>;
  audience?: number | null;
}

/** A takeback that a seat has asked for. */
export interface TakebackSign {
  seat: number;
  asked: number;
  agreed: number[];
}

/** A choice that is not waited for: the server plays the action when the time is over, for whoever it asks. */
export interface LapseSign {
  action: string;
  seconds: number;
}

/** The result of a game. */
export interface Outcome {
  winners: number[];
  scores: Record<string, number>[];
  resigned?: number[];
}

/** A table as one seat, or a spectator, sees it. */
export interface Position {
  type: "position";
  table: string;
  number: number;
  at: number;
  phase: "closed" | "open" | "over" | "playing";
  settings: Settings;
  seats: SeatSign[];
  commitment: string;
  eyes?: number | null;
  turn?: number | null;
  turn_time?: number | null;
  patience?: number | null;
  lapse?: LapseSign | null;
  actions?: number;
  view?: Record<string, unknown> | null;
  prompt?: Words | null;
  legal?: ActionSign[];
  undo?: boolean;
  takeback?: TakebackSign | null;
  scores?: (Record<string, number> | null)[] | null;
  outcome?: Outcome | null;
  rematch?: string | null;
  hosting?: boolean;
  daily?: string | null;
  tournament?: string | null;
  over_days?: boolean;
  brought?: boolean;
  stopped?: boolean;
}

/** One entry of the log, as far as the reader may know it. */
export interface News {
  type: "news";
  table: string;
  number: number;
  time: number;
  kind: string;
  seat?: number | null;
  args?: Record<string, unknown>;
  events?: Words[];
  position?: Position | null;
}

/** The first message on every socket. */
export interface Hello {
  type: "hello";
  protocol: number;
  version: string;
  person: string;
  name: string;
}

/** The command with this id is committed, as entry ``number``. */
export interface Done {
  type: "done";
  id: string;
  table: string;
  number: number;
  args?: Record<string, unknown>;
}

/** A request failed. The code is for programs, the message for people. */
export interface Failed {
  type: "failed";
  code: string;
  message: string;
  id?: string | null;
  table?: string | null;
  position?: Position | null;
}

/** What a bot would play. */
export interface Advice {
  type: "advice";
  id: string;
  table: string;
  at: number;
  action: string;
  kind: string;
  args: Record<string, unknown>;
}

/** What an action would change, as far as the person who asks can know beforehand. */
export interface Foresight {
  type: "foresight";
  id: string;
  table: string;
  at: number;
  action: string;
  gains?: Record<string, number> | null;
  events?: Words[];
  hidden?: boolean;
}

/** At one of the reader's tables it has become, or is no longer, the reader's turn. */
export interface Turn {
  type: "turn";
  table: string;
  yours: boolean;
}

/** Whether the person in a seat is present. */
export interface SeatPresence {
  here?: boolean;
  online?: boolean;
  seconds?: number | null;
}

/** Who of the players is present, seat by seat; told to those who watch with ``presence``. */
export interface Presence {
  type: "presence";
  table: string;
  seats: (SeatPresence | null)[];
}

/** What the operators tell everybody. */
export interface Announcement {
  id: string;
  kind: "maintenance" | "note" | "warning";
  texts: Record<string, string>;
}

/** What the operators tell everybody now; told to those who listen. */
export interface Bulletin {
  type: "bulletin";
  announcements?: Announcement[];
  maintenance?: number | null;
  settings?: string;
}

/** Something has changed that the reader should ask for anew. */
export interface Call {
  type: "call";
  what: "challenges" | "lobby" | "reports" | "search";
  table?: string | null;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  id?: string | null;
}

/** A guest, who can play at once. */
export interface NewGuest {
  name: string;
  colour?: "black" | "blue" | "orange" | "white" | "yellow";
}

/** Name and password of an account. A guest who logs in with ``claim`` brings their tables along. */
export interface Credentials {
  login: string;
  password: string;
  claim?: boolean;
}

/** The name and password of a new account, for a guest. */
export interface NewAccount {
  login: string;
  password: string;
}

/** A change of password. */
export interface NewPassword {
  old: string;
  new: string;
}

/** A request for a letter with a link that resets the password. */
export interface ResetRequest {
  who: string;
}

/** A new password for whoever has got the letter. The link in it has the token behind ``#``. */
export interface PasswordReset {
  token: string;
  password: string;
}

/** The deletion of a person's data. With an account, the password is needed. */
export interface Farewell {
  password?: string | null;
}

/** When somebody wants to hear nothing, every day in their time zone; both the same: never. */
export interface QuietHours {
  start: number;
  end: number;
}

/** New values for some of a person's data. */
export interface PersonChange {
  name?: string | null;
  colour?: "black" | "blue" | "orange" | "white" | "yellow" | null;
  language?: "de" | "en" | "nl" | null;
  notify_open?: boolean | null;
  webhook?: string | null;
  webhook_form?: "discord" | "matrix" | "ntfy" | "plain" | "slack" | null;
  notify_every?: number | null;
  quiet?: QuietHours | null;
  zone?: string | null;
  mail?: string | null;
  password?: string | null;
  emblem?:
    | "bridge"
    | "castle"
    | "crown"
    | "fish"
    | "moon"
    | "mountain"
    | "ship"
    | "star"
    | "sun"
    | "tower"
    | "tree"
    | "wheat"
    | ""
    | null;
  profile?: "everybody" | "members" | "nobody" | null;
  report_notices?: boolean | null;
}

/** A warning of the operators, which is shown until it is acknowledged. */
export interface Warned {
  id: string;
  time: number;
  text: string;
}

/** What a person may not do for a while, by decision of the operators. */
export interface Sanction {
  until?: number | null;
  reason?: string;
}

/** A person, as they see themselves. */
export interface Person {
  id: string;
  name: string;
  colour: string;
  language: string;
  login: string | null;
  mail: string | null;
  mail_confirmed: boolean;
  webhook: string | null;
  webhook_secret: string | null;
  notify_open: boolean;
  mail_wanted?: string | null;
  webhook_form?: "discord" | "matrix" | "ntfy" | "plain" | "slack";
  notify_every?: number;
  quiet?: QuietHours | null;
  zone?: string | null;
  warnings?: Warned[];
  silenced?: Sanction | null;
  suspended?: Sanction | null;
  emblem?: string | null;
  profile?: "everybody" | "members" | "nobody";
  roles?: ("moderator" | "operator")[];
  reports?: number;
  report_notices?: boolean;
}

/** A person and the token of their new session. Browsers get it as a cookie, too. */
export interface Entrance {
  person: Person;
  token: string;
}

/** A session of a person. */
export interface SessionSign {
  created: number;
  used: number;
  agent: string;
  this: boolean;
}

/** A browser that wants to be told by web push: its subscription, as the browser gives it. */
export interface NewBrowser {
  endpoint: string;
  key: string;
  auth: string;
}

/** A browser that is told by web push. */
export interface BrowserSign {
  id: string;
  created: number;
  agent: string;
  this: boolean;
}

/** How this server can tell people that it is their turn, and which of your browsers it tells. */
export interface NoticeWays {
  mail: boolean;
  webhooks: boolean;
  push_key: string | null;
  browsers: BrowserSign[];
}

/** A person at a table: by their seat, or by a chat message of theirs. */
export interface Whom {
  table: string;
  seat?: number | null;
  entry?: number | null;
}

/** A person at a table, as another one sees them, and what can be done about them. */
export interface PersonSign {
  name: string;
  yours?: boolean;
  seat?: number | null;
  muted?: boolean;
  mute?: string | null;
  block?: string | null;
  followed?: string | null;
  reported?: boolean;
  hosting?: boolean;
  removable?: boolean;
  profile?: string | null;
}

/** Somebody whom a person follows. */
export interface FollowedSign {
  id: string;
  name: string;
  here: boolean;
}

/** Somebody whose chat a person does not want to read. */
export interface MuteSign {
  id: string;
  name: string;
  time: number;
}

/** A report to the operators about a person at a table. */
export interface NewReport {
  kind: "abuse" | "cheating" | "name" | "other" | "spam";
  seat?: number | null;
  entry?: number | null;
  text?: string;
}

/** An option of a game. */
export interface OptionSign {
  name: string;
  kind: "choice" | "flag" | "list" | "names" | "seat" | "seats";
  default: unknown;
  about: string;
  choices: string[];
  count: number;
}

/** A game that can be played here. */
export interface GameSign {
  name: string;
  rules: number;
  players: number[];
  options: OptionSign[];
  bots: string[];
  learn?: Record<string, unknown>;
  rated_bots?: Record<string, number>;
}

/** The games, and everything else that can be chosen for a table. */
export interface Offer {
  games: GameSign[];
  colours?: string[];
  person?: Person | null;
  daily?: string | null;
  phrases_only?: boolean;
  ratings?: boolean;
  profiles?: boolean;
  tournaments?: boolean;
  guests?: boolean;
  registration?: boolean;
  bulletin?: Bulletin;
  matching?: boolean;
  challenges?: boolean;
  holidays?: number;
}

/** A table in a list. */
export interface TableSign {
  id: string;
  game: string;
  title: string;
  phase: string;
  names: (string | null)[];
  created: number;
  changed: number;
  public: boolean;
  yours?: boolean;
  left?: number | null;
  winners?: number[] | null;
}

/** Tables: first those that wait for the reader, the most urgent first, then those with the latest change. */
export interface TableList {
  tables: TableSign[];
  more?: string | null;
}

/** A part of a table's log, the oldest entry first, without positions. */
export interface NewsList {
  table: string;
  news: News[];
}

/** Points of one seat, and the places on the board that they come from. */
export interface Gain {
  source: string;
  points: number;
  places?: string[];
}

/** Where the points of each seat come from, as far as the reader may know; null if hidden. */
export interface Gains {
  table: string;
  eyes: number | null;
  step: number;
  seats: (Gain[] | null)[];
}

/** A finished game after one more action, from the view of one seat or a spectator. */
export interface ReplayStep {
  view: Record<string, unknown>;
  seat: number | null;
  turn: number;
  action: string | null;
  events: Words[];
  scores: (Record<string, number> | null)[];
  deed?: Words | null;
}

/** A part of a finished game. */
export interface Replay {
  table: string;
  eyes: number | null;
  names: string[];
  first: number;
  actions: number;
  steps: ReplayStep[];
  settings: Settings;
  seats: SeatSign[];
  outcome: Outcome;
  log?: boolean;
  brought?: boolean;
}

/** What a bot would have played at one step of a finished game, from what the seat to move knew. */
export interface ReplayAdvice {
  table: string;
  step: number;
  seat: number;
  bot: string;
  action: string;
  kind: string;
  args: Record<string, unknown>;
}

/** The review of a finished game, or how far it is. */
export interface ReviewSign {
  table: string;
  state: "done" | "given-up" | "none" | "off" | "under-way";
  done?: number;
  total?: number;
  review?: Record<string, unknown> | null;
}

/** The body of every error response. */
export interface Problem {
  code: string;
  message: string;
  position?: Position | null;
}

/** Who sat at a seat: whoever has taken the table along, somebody at their screen, or a bot. */
export interface TakenSeat {
  kind: "bot" | "guest" | "me";
  name?: string | null;
  colour?: "black" | "blue" | "orange" | "white" | "yellow" | null;
  bot?: string | null;
}

/** What a record says of the table that its game was taken from. The fields are those of ``Settings``. */
export interface TakenTable {
  seats: TakenSeat[];
  title?: string;
  clock?: Clock;
  stand_in?: string | null;
  undo?: boolean;
  takebacks?: boolean;
  hints?: string | null;
  scores?: boolean;
}

/** A game that somebody brings: a record, as it is in its file. */
export interface Bring {
  record: string;
}

/** Where a game is that was brought. */
export interface BroughtSign {
  table: string;
  over: boolean;
  known?: boolean;
  replaced?: number[];
}

/** A lesson in a list. */
export interface LessonSign {
  name: string;
  title: string;
  about: string;
  steps: number;
  thing?: string | null;
}

/** Some lessons that belong together. */
export interface CoursePart {
  title: string;
  lessons: LessonSign[];
}

/** Everything that a game teaches, in one language. */
export interface CourseSign {
  game: string;
  language: string;
  parts: CoursePart[];
  exercises: LessonSign[];
}

/** What a step of a lesson says. */
export interface LessonStep {
  tell: string;
  hint: string;
  done: string;
  reasons: string[];
  solution: string[];
}

/** A lesson in one language. */
export interface LessonText {
  game: string;
  language: string;
  name: string;
  title: string;
  about: string;
  steps: LessonStep[];
  next?: string | null;
  thing?: string | null;
}

/** What a learner has played since the beginning of a step. */
export interface Attempt {
  actions?: string[];
  action?: string | null;
}

/** What an attempt has led to. */
export interface AttemptSign {
  position: Position;
  news: News[];
  verdict: "done" | "missed" | "open" | "wrong";
  reason?: number | null;
}

/** How far somebody has come in a lesson. */
export interface Learnt {
  game: string;
  lesson: string;
  steps: number;
}

/** How far somebody has come in all lessons that they have begun. */
export interface LearntList {
  lessons: Learnt[];
}

/** Steps of a lesson that somebody has done; fewer than are known already change nothing. */
export interface NewLearnt {
  game: string;
  lesson: string;
  steps: number;
}

/** A few sentences of a rulebook. */
export interface RulebookParagraph {
  name: string;
  text: string;
  rules: string[];
  figure: string | null;
}

/** Paragraphs of a rulebook that belong together. */
export interface RulebookSection {
  name: string;
  title: string;
  paragraphs: RulebookParagraph[];
}

/** Things of a game that are listed together, such as all location tiles. */
export interface RulebookKind {
  name: string;
  title: string;
  things: string[];
}

/** The entry of a thing of a game, such as a tile or a card. It is called like the message that names it. */
export interface RulebookThing {
  name: string;
  about: string;
  variants: Record<string, string>;
  rules: string[];
  set: string | null;
  set_name: string | null;
  figures: string[];
  questions: string[];
  lesson: string | null;
}

/** A drawing of a position; where it has steps, it shows an example one can go through. */
export interface RulebookFigure {
  caption: string;
  steps: string[];
}

/** What people ask, and the answer; both with marks. */
export interface RulebookQuestion {
  question: string;
  answer: string;
  rules: string[];
  source: "designer" | "faq" | "implementation" | "rulebook" | "ruling";
  things: string[];
  sections: string[];
}

/** The rules of a game in one language. Things, figures and questions are given by name. */
export interface Rulebook {
  game: string;
  language: string;
  sections: RulebookSection[];
  kinds: RulebookKind[];
  things: Record<string, RulebookThing>;
  figures: Record<string, RulebookFigure>;
  questions: Record<string, RulebookQuestion>;
}

/** A study begins in a finished game, after so many of its actions. */
export interface GameBeginning {
  kind: "table";
  table: string;
  at?: number;
}

/** A study begins in a position that somebody has, or has made up. */
export interface DumpBeginning {
  kind: "dump";
  game: string;
  dump: Record<string, unknown>;
}

/** A study begins in the position of a puzzle. */
export interface PuzzleBeginning {
  kind: "puzzle";
  game: string;
  puzzle: string;
}

/** A plan begins where a game that is under way stands, as one of the reader's seats imagines it. */
export interface PlanBeginning {
  kind: "plan";
  table: string;
  seat: number;
  at: number;
}

/** What was played since a beginning. Servers keep nothing of a study, so each message has all of it. */
export interface Study {
  beginning: GameBeginning | DumpBeginning | PuzzleBeginning | PlanBeginning;
  actions?: string[];
  seat?: number | null;
  action?: string | null;
  bot?: string | null;
  effort?: number;
}

/** Some actions, one after another. */
export interface LineSign {
  actions: string[];
  deeds: Words[];
  earned: Record<string, number>;
}

/** What the actions of a study lead to. */
export interface StudySign {
  position: Position;
  news: News[];
  deeds: Words[];
  decision?: [number, number] | null;
  winners?: number[] | null;
  planned?: boolean;
}

/** How good the last decision of a study is, compared with the best line that is known or that a search finds. */
export interface LineVerdict {
  verdict: "blunder" | "brilliant" | "good" | "inaccuracy" | "mistake";
  cost: number;
  error: number;
  points: number;
  chance: number;
  best_chance: number;
  same: boolean;
  played: LineSign;
  best: LineSign;
}

/** A line that a search has found, and what it promises to whoever plays it. */
export interface Prospect {
  line: LineSign;
  chance: number;
  error: number;
  lead: number;
}

/** The best lines at the end of a study. */
export interface Prospects {
  seat: number;
  lines: Prospect[];
  simulations: number;
}

/** What a bot plays at the end of a study. */
export interface Reply {
  seat: number;
  action: string;
  bot: string;
}

/** The position at the end of a study, as it can be kept and studied elsewhere. */
export interface StudyDump {
  game: string;
  dump: Record<string, unknown>;
}

/** A mistake of one's own: the position before it, in which a better line is to be found. */
export interface Exercise {
  id: string;
  game: string;
  table: string;
  at: number;
  seat: number;
  cost: number;
  tags: string[];
  created: number;
  due: number;
  answers: number;
  known: boolean;
}

/** The exercises of a person: those that are due, and how many others there are. */
export interface ExerciseList {
  due: Exercise[];
  waiting: number;
  later: number;
  known: number;
  next?: number | null;
}

/** An answer to an exercise: a whole decision, or nothing from somebody who gives up and wants to see the best. */
export interface ExerciseAnswer {
  actions?: string[];
  helped?: boolean;
}

/** What an answer is worth, and what comes of it. */
export interface ExerciseResult {
  exercise: Exercise;
  found: boolean;
  counted: boolean;
  played: LineSign;
  best: LineSign;
  verdict?: LineVerdict | null;
  next?: Exercise | null;
}

/** A decision in a finished game. */
export interface Example {
  table: string;
  at: number;
  cost: number;
}

/** Something that somebody loses by. */
export interface Tendency {
  tag: string;
  times: number;
  lost: number;
  examples: Example[];
  trend?: "less" | "more" | "same" | null;
}

/** What somebody loses by in a game, from the reviews of their last games. */
export interface GameTendencies {
  game: string;
  games: number;
  errors: number;
  lost: number;
  tendencies: Tendency[];
}

/** What somebody loses by, game by game. */
export interface TendencyList {
  games: GameTendencies[];
}

/** How somebody's own game of a day ended, and where that stands. */
export interface DailyResult {
  lead: number;
  points: number;
  won: boolean;
  rank: number;
  of: number;
  better?: number | null;
}

/** A line of the table of a day. */
export interface DailyLine {
  rank: number;
  name: string;
  lead: number;
  points: number;
  won: boolean;
  guest?: boolean;
  yours?: boolean;
  table?: string | null;
}

/** Days in a row on which somebody has finished the deal. */
export interface StreakSign {
  now: number;
  best: number;
  days: number;
}

/** The deal of a day, what the reader has made of it, and what the others have. */
export interface DailySign {
  date: string;
  game: string;
  options: Record<string, unknown>;
  bot: string;
  begins: boolean;
  commitment: string;
  state: "finished" | "given-up" | "late" | "missed" | "new" | "playing";
  left: number;
  closes: number;
  played: number;
  table?: string | null;
  result?: DailyResult | null;
  lines?: DailyLine[];
  given_up?: number;
  streak?: StreakSign | null;
  link?: string | null;
}

/** A past day in a list. */
export interface DailyDay {
  date: string;
  game: string;
  bot: string;
  played: number;
  state: "finished" | "given-up" | "late" | "missed" | "new" | "playing";
  lead?: number | null;
  won?: boolean;
}

/** Past days, the latest first. */
export interface DailyDays {
  days: DailyDay[];
  more?: string | null;
}

/** What lets a server follow the chain of another. */
export interface ChainKey {
  key: string;
}

/** The chain that the dice of all days come from, as far as it is published. */
export interface ChainSign {
  first: string;
  anchor: string;
  date: string;
  link: string;
  today?: string | null;
  today_link?: string | null;
}

/** A puzzle in a list. */
export interface PuzzleSign {
  name: string;
  difficulty: number;
  tags: string[];
  tried?: "first" | "later" | "not" | null;
}

/** All puzzles of a game, the easiest first. */
export interface PuzzleList {
  game: string;
  puzzles: PuzzleSign[];
  level: number;
  streak: number;
}

/** A puzzle, without its solution. A study with the same beginning has the position. */
export interface PuzzleText {
  game: string;
  name: string;
  seat: number;
  players: number;
  difficulty: number;
  tags: string[];
  tried?: "first" | "later" | "not" | null;
}

/** What somebody plays in a puzzle; nothing, if they want to see the solution. */
export interface PuzzleAnswer {
  actions?: string[];
}

/** A line of the proof that comes close to the solution. */
export interface ProvenLine {
  line: LineSign;
  chance: number;
  behind: number;
  error: number;
  variant: boolean;
}

/** How good an answer is, and the solution with its proof. */
export interface PuzzleSolution {
  solved: boolean;
  tried: "first" | "later" | "not";
  best: LineSign;
  chance: number;
  error: number;
  others: ProvenLine[];
  playouts: number;
  considered: number;
  found: Record<string, number>;
  streak: number;
  verdict?: LineVerdict | null;
}

/** A turn to be played when it comes, if it is legal then, and if no turn that was planned before is. */
export interface NewPlan {
  seat: number;
  at: number;
  actions: string[];
}

/** A turn that was decided before it came. */
export interface PlannedTurn {
  actions: string[];
  deeds: Words[];
}

/** What a person has planned for a seat. Nobody else is told. */
export interface PlanSign {
  seat: number | null;
  allowed: boolean;
  turns: PlannedTurn[];
  dropped?: boolean;
}

/** A pool: games whose ratings can be compared. */
export interface PoolSign {
  pool: string;
  game: string;
  pace: "days" | "live";
  size: "more" | "two";
}

/** Somebody's rating in a pool. */
export interface StandingSign {
  pool: PoolSign;
  rating: RatingSign;
  games: number;
  rank?: number | null;
}

/** The pools with rated games, and your ratings. */
export interface RatingList {
  pools: PoolSign[];
  mine: StandingSign[];
}

/** Somebody on a leaderboard. */
export interface LeaderSign {
  rank: number;
  name: string;
  rating: RatingSign;
  games: number;
  yours?: boolean;
  profile?: string | null;
}

/** A part of a leaderboard, the best first. Nobody is on it whose rating is provisional. */
export interface Leaderboard {
  pool: PoolSign;
  leaders: LeaderSign[];
  bots: Record<string, number>;
  more?: number | null;
}

/** A tournament as somebody announces it. Every game is between two. */
export interface NewTournament {
  game: string;
  form: "arena" | "knockout" | "league" | "round-robin" | "swiss";
  title: string;
  clock: Clock;
  about?: string;
  options?: Record<string, unknown> | null;
  same_setup?: boolean;
  public?: boolean;
  rated?: boolean;
  spectators?: "delayed" | "off" | "open";
  starts?: number | null;
  rounds?: number;
  minutes?: number;
  most?: number;
  late?: boolean;
  appear?: number;
  rest?: number;
  division?: number;
  moving?: number;
}

/** Take part, or again after leaving. */
export interface EnterTournament {
  do: "enter";
}

/** Take part no longer: no further game is opened for you. A game that has begun goes on. */
export interface LeaveTournament {
  do: "leave";
}

/** The host lets it begin now. */
export interface BeginTournament {
  do: "begin";
}

/** The host lets no further game begin for now. */
export interface PauseTournament {
  do: "pause";
}

/** The host lets it go on. */
export interface ResumeTournament {
  do: "resume";
}

/** The host ends it: cancelled before it has begun, afterwards with the standings as they are. */
export interface EndTournament {
  do: "end";
}

/** The host excludes somebody for good, by their number. */
export interface ExcludeEntrant {
  do: "exclude";
  entrant: number;
}

/** What somebody does about a tournament. */
export interface TournamentOrder {
  command:
    | EnterTournament
    | LeaveTournament
    | BeginTournament
    | PauseTournament
    | ResumeTournament
    | EndTournament
    | ExcludeEntrant;
}

/** A tournament in a list. */
export interface TournamentSign {
  id: string;
  title: string;
  game: string;
  form: "arena" | "knockout" | "league" | "round-robin" | "swiss";
  phase: "announced" | "cancelled" | "over" | "running";
  public: boolean;
  entrants: number;
  winners: string[];
  starts?: number | null;
  yours?: boolean;
  hosting?: boolean;
}

/** A page of a list of tournaments. */
export interface TournamentList {
  tournaments: TournamentSign[];
  more?: string | null;
  allowed?: boolean;
}

/** Somebody who takes part, by their number, which is their place in the list. */
export interface EntrantSign {
  name: string;
  colour?: "black" | "blue" | "orange" | "white" | "yellow" | null;
  rating?: number | null;
  active?: boolean;
  excluded?: boolean;
  yours?: boolean;
  profile?: string | null;
}

/** Where somebody stands. */
export interface StandingRow {
  entrant: number;
  place: number;
  points: number;
  games: number;
  wins: number;
  buchholz?: number | null;
  berger?: number | null;
}

/** A game, or the bye of somebody. */
export interface TournamentGame {
  round: number;
  players: number[];
  forfeited: number[];
  table?: string | null;
  points?: number[] | null;
  division?: number;
}

/** A tournament as somebody sees it. */
export interface TournamentView {
  id: string;
  settings: NewTournament;
  phase: "announced" | "cancelled" | "over" | "running";
  host: string | null;
  hosting: boolean;
  entrants: EntrantSign[];
  standings: StandingRow[][];
  games: TournamentGame[];
  round: number;
  rounds: number | null;
  paused: boolean;
  champions: number[];
  now: number;
  begun?: number | null;
  ends?: number | null;
  next_round?: number | null;
  may_enter?: boolean;
  yours?: number | null;
  your_table?: string | null;
  previous?: string | null;
  next?: string | null;
  season?: number;
}

/** A tournament that somebody has won. */
export interface CupSign {
  tournament: string;
  title: string;
  game: string;
  won: number;
}

/** How many games somebody has won in a seat, or with so many players. */
export interface ShareSign {
  number: number;
  games: number;
  won: number;
}

/** How somebody does with something that they had in a game: a tile, a card of the kingdom, an opening. */
export interface TraitSign {
  kind: string;
  things: string[];
  games: number;
  won: number;
}

/** How somebody does in a game. */
export interface GameStats {
  game: string;
  games: number;
  won: number;
  points: number;
  by_seat: ShareSign[];
  by_players: ShareSign[];
  sources: Record<string, number>;
  favourites: string[];
  traits: TraitSign[];
}

/** What others may see of a person with an account. */
export interface Profile {
  login: string;
  name: string;
  colour: string;
  since: number;
  emblem: string | null;
  ratings: StandingSign[];
  stats: GameStats[];
  cups: CupSign[];
  yours?: boolean;
  view?: "everybody" | "members" | "nobody" | null;
}

/** A finished game of somebody. */
export interface PlayedGame {
  table: string;
  game: string;
  ended: number;
  names: (string | null)[];
  seat: number;
  won: boolean;
  points: number;
}

/** Finished games of somebody, the latest first. */
export interface PlayedGames {
  games: PlayedGame[];
  more?: string | null;
}

/** Something that everybody is to be told. */
export interface NewAnnouncement {
  texts: Record<string, string>;
  kind?: "maintenance" | "note" | "warning";
  starts?: number | null;
  ends?: number | null;
}

/** An announcement, as operators see it. */
export interface AnnouncementSign {
  id: string;
  kind: "maintenance" | "note" | "warning";
  texts: Record<string, string>;
  starts: number;
  ends: number | null;
  current: boolean;
}

/** Maintenance that is to begin. */
export interface NewMaintenance {
  seconds?: number;
}

/** A setting of the server, and where its value comes from. */
export interface SettingSign {
  name: string;
  about: string;
  kind: "bool" | "float" | "int" | "str";
  value: string;
  default: string;
  environment: string | null;
  override: string | null;
  fixed: "address" | "secret" | "start" | null;
}

/** A new value of a setting. */
export interface SettingChange {
  value: string;
}

/** What an operator has changed. */
export interface ChangeSign {
  time: number;
  name: string | null;
  terminal: boolean;
  what: string;
  detail: string;
}

/** A warning or an error in the log of a process, without ids, addresses and names. */
export interface ErrorSign {
  time: number;
  level: "error" | "warning";
  source: string;
  message: string;
  count: number;
}

/** A process of the server, as it described itself a few seconds ago. */
export interface ProcessSign {
  version: string;
  host: string;
  pid: number;
  started: number;
  people: number;
  sockets: number;
  rooms: number;
  thinkers: number;
  busy: number;
  waiting: number;
  shortened: number;
  reviews: number;
  errors: ErrorSign[];
}

/** What goes on at the server. Numbers that would take long to count are estimates. */
export interface ServerStatus {
  time: number;
  accounts: number;
  today: number;
  week: number;
  newcomers: number;
  open: number;
  live: number;
  slow: number;
  resting: number;
  finished: number;
  reports: number;
  notices: number;
  database_bytes: number;
  disk_free: number | null;
  backup: number | null;
  maintenance: number | null;
  processes: ProcessSign[];
  more: Record<string, number>;
}

/** What somebody wants to play, and with whom. */
export interface SearchWish {
  game: string;
  speed: "calm" | "days" | "quick";
  players?: number;
  rated?: "either" | "friendly" | "rated";
  near?: boolean;
}

/** People who can play together, if all of them are there. */
export interface FoundSign {
  table: string;
  names: string[];
  ratings: RatingSign[];
  rated: boolean;
  ready: boolean;
  left: number;
}

/** What the reader is looking for. */
export interface SearchSign {
  wish: SearchWish;
  seconds: number;
  rating: RatingSign;
  reach: number;
  widening: number;
  found?: FoundSign | null;
  bot?: string | null;
}

/** Whether the reader is looking for somebody to play with. */
export interface SearchState {
  search?: SearchSign | null;
}

/** Says that one is there to play with those who were found. */
export interface Ready {
  table: string;
}

/** A table that looks for players. */
export interface OpenTableSign {
  id: string;
  game: string;
  title: string;
  names: (string | null)[];
  clock: Clock;
  options: Record<string, unknown>;
  rated: boolean;
  slow: boolean;
  created: number;
  rating?: RatingSign | null;
  gap?: number | null;
}

/** How many people look for the same. */
export interface SearchCount {
  wish: SearchWish;
  count: number;
}

/** Who is looking for somebody to play with: open tables, the latest first, and searches. */
export interface Lobby {
  tables: OpenTableSign[];
  searches: SearchCount[];
}

/** Asks somebody for a game. They are somebody with an account, whom one follows, or whom one meets at a table. */
export interface NewChallenge {
  game: string;
  speed: "calm" | "days" | "quick";
  rated?: boolean;
  login?: string | null;
  followed?: string | null;
  table?: string | null;
  seat?: number | null;
  entry?: number | null;
}

/** The table of a challenge that was accepted. */
export interface Accepted {
  table: string;
}

/** A challenge that has not been answered. */
export interface ChallengeSign {
  id: string;
  name: string;
  mine: boolean;
  table: string;
  game: string;
  speed: "calm" | "days" | "quick";
  rated: boolean;
  left: number;
  rating?: RatingSign | null;
}

/** Somebody with whom a person does not want to play. */
export interface BlockSign {
  id: string;
  name: string;
  time: number;
}

/** A person, as moderators see them. */
export interface Subject {
  id: string;
  name: string;
  login: string | null;
}

/** What somebody has decided about a person. */
export interface Decision {
  id: string;
  time: number;
  operator: boolean;
  moderator: string;
  person: Subject;
  kind: "appoint" | "close" | "dismiss" | "lift" | "silence" | "suspension" | "undo" | "warning";
  reason: string;
  until: number | null;
  report: string | null;
  ended: number | null;
  undone: number | null;
}

/** What was said or happened at a table, as it is kept with a report. */
export interface ReportLine {
  number: number;
  time: number;
  person: string | null;
  name: string;
  text: string;
  kind?: string;
}

/** A report about a person. */
export interface Report {
  id: string;
  created: number;
  closed: number | null;
  kind: string;
  text: string;
  person: Subject;
  reporter: Subject;
  table: string;
  game: string;
  phase: string | null;
  evidence: ReportLine[];
  decisions: Decision[];
}

/** Reports, the newest first. */
export interface ReportList {
  reports: Report[];
  more?: string | null;
}

/** Decisions, the latest first. */
export interface DecisionList {
  decisions: Decision[];
  more?: string | null;
}

/** A name that somebody went by at tables, and when they last did. */
export interface NameUsed {
  name: string;
  time: number;
}

/** All that moderators are told about a person. */
export interface History {
  person: Subject;
  since: number;
  seen: number;
  roles: string[];
  silenced: Sanction | null;
  suspended: Sanction | null;
  names: NameUsed[];
  reports: Report[];
  sent: number;
  decisions: Decision[];
}

/** People who are called so. */
export interface SubjectList {
  people: Subject[];
}

/** A decision of a moderator. */
export interface NewDecision {
  kind: "lift" | "silence" | "suspension" | "warning";
  reason: string;
  days?: number | null;
  report?: string | null;
}

/** Another account that has logged in with the same browser. */
export interface SharedDevice {
  person: Subject;
  used: number;
  games: number;
  won: number;
}

/** A figure about how somebody plays, and what is usual among others. */
export interface Figure {
  name: "agreement" | "click" | "cost" | "think";
  value: number;
  count: number;
  usual: number[];
  others: number;
}

/** What somebody's latest rated games of one kind say, those over days apart. */
export interface GameEvidence {
  game: string;
  games: number;
  figures: Figure[];
}

/** What the database says about somebody's rated games. It proves nothing. */
export interface Evidence {
  devices: SharedDevice[];
  games: GameEvidence[];
}

/** From when to when somebody wants to be on holiday; one that has begun goes on from when it did. */
export interface NewHoliday {
  ends: number;
  begins?: number | null;
}

/** The holiday that somebody is on or has planned, and how many days they have left. */
export interface HolidaySign {
  days: number;
  left: number;
  begins?: number | null;
  ends?: number | null;
  earliest?: number | null;
}

export type SeatWish = OpenSeat | OwnSeat | BotSeat | GuestSeat;

export type Command =
  | Join
  | Leave
  | Wish
  | Kick
  | Mute
  | Unmute
  | Arrange
  | Begin
  | Play
  | Undo
  | AskTakeback
  | AnswerTakeback
  | Resign
  | Replace
  | Return
  | Chat
  | Phrase
  | Rematch;

export type Request = Watch | Unwatch | Do | AskHint | Foresee | Look | Lobbying | Listen | Ping;

export type Message =
  | Hello
  | Position
  | News
  | Done
  | Failed
  | Advice
  | Foresight
  | Turn
  | Presence
  | Bulletin
  | Call
  | Pong;

export type Beginning = GameBeginning | DumpBeginning | PuzzleBeginning | PlanBeginning;

export type TournamentCommand =
  | EnterTournament
  | LeaveTournament
  | BeginTournament
  | PauseTournament
  | ResumeTournament
  | EndTournament
  | ExcludeEntrant;
