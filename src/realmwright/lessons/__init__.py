"""Lessons: positions in which something must be done, with goals, hints and reasons, in three languages.

A lesson is one TOML file in the folder ``lessons`` of its game; ``docs/lessons.md`` says how to write one. Everything
here is pure: an attempt at a step follows from the actions that were played, so that nothing has to be stored.
"""

from realmwright.lessons.attempt import Attempt, Verdict, attempt
from realmwright.lessons.course import Course, course_of
from realmwright.lessons.goals import BadGoal, Goal
from realmwright.lessons.lesson import BadLesson, Lesson, Step, WrongTry

__all__ = [
    "Attempt",
    "BadGoal",
    "BadLesson",
    "Course",
    "Goal",
    "Lesson",
    "Step",
    "Verdict",
    "WrongTry",
    "attempt",
    "course_of",
]
