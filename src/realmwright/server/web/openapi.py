"""The OpenAPI document of the HTTP API."""

import json
import re
from collections.abc import Mapping
from importlib.metadata import version
from typing import Any

import msgspec

from realmwright.protocol import Problem
from realmwright.server.operations.content import Content
from realmwright.server.web.routing import API, COOKIE, Query, Route


def openapi(routes: list[Route]) -> bytes:
    """The OpenAPI document of these routes."""
    kinds = [kind for route in routes for kind in (route.body, route.gives) if kind not in (None, Content)] + [Problem]
    distinct = list({str(kind): kind for kind in kinds}.values())
    found, components = msgspec.json.schema_components(distinct, ref_template="#/components/schemas/{name}")
    schemas = {str(kind): schema for kind, schema in zip(distinct, found, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        summary, _, more = route.about.partition("\n")
        operation: dict[str, Any] = {
            "summary": summary,
            "operationId": route.handler.__name__,
            "parameters": [_path_parameter(name) for name in re.findall(r"\{(\w+)\}", route.path)]
            + [_query_parameter(each) for each in route.query],
            "responses": _responses(route, schemas),
        }
        if more.strip():
            operation["description"] = " ".join(more.split())
        if route.body is not None:
            content = {"application/json": {"schema": schemas[str(route.body)]}}
            operation["requestBody"] = {"required": True, "content": content}
        operation["security"] = [{"cookie": []}, {"bearer": []}] if route.session else []
        paths.setdefault(API + route.path, {})[route.method.lower()] = operation
    document = {
        "openapi": "3.1.0",
        "info": {
            "title": "Realmwright",
            "version": version("realmwright"),
            "description": "Tables for kingdom games. The socket at /api/v1/socket is described in docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }
    return json.dumps(document, indent=1).encode()


def _path_parameter(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _query_parameter(query: Query) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "string" if query.kind == "place" else query.kind}
    if query.choices:
        schema["enum"] = list(query.choices)
    if query.kind in ("integer", "number"):
        schema |= {"minimum": query.low or 0, "maximum": query.high or 10**12}
    return {
        "name": query.name,
        "in": "query",
        "required": query.required,
        "description": query.about,
        "schema": schema,
    }


def _responses(route: Route, schemas: Mapping[str, Any]) -> dict[str, Any]:
    success: dict[str, Any] = {"description": "Done."}
    found: dict[str, Any] = {str(route.status): success}
    if route.gives is Content:
        success["content"] = {route.media: {}}
    elif route.gives is not None:
        success["content"] = {route.media: {"schema": schemas[str(route.gives)]}}
    if route.tagged or route.gives is Content:
        found["304"] = {"description": "It is still the same."}
    statuses = {400, 429, 503, *route.codes}
    if route.session:
        statuses.add(401)
    if route.method != "GET":
        statuses.add(403)
    if route.body is not None:
        statuses |= {408, 413, 415, 422}
    problem = {"application/json": {"schema": schemas[str(Problem)]}}
    for status in sorted(statuses):
        found[str(status)] = {"description": "It did not happen; the body says why.", "content": problem}
    return found
