"""The API under /api/v1, and the streams."""

from knekt.server.api.app import create_app

__all__ = ["create_app"]
