"""The numbered cases of the rules: each is carried by the name of at least one test."""

import re
from pathlib import Path

CASES = (
    *("T-001", "T-002", "T-004", "T-005", "T-007"),
    *("T-010", "T-011", "T-012", "T-014", "T-015", "T-017", "T-018", "T-020", "T-021"),
    *("T-030", "T-031", "T-033", "T-034", "T-036"),
    *("T-040", "T-042", "T-043", "T-045", "T-046", "T-048", "T-049", "T-051", "T-052", "T-054", "T-055", "T-057"),
    *("T-058", "T-060", "T-061", "T-063", "T-064", "T-066", "T-067", "T-069", "T-070", "T-072", "T-073", "T-075"),
    *("T-076", "T-078", "T-079", "T-081", "T-082", "T-084", "T-085", "T-087", "T-088", "T-090", "T-091", "T-093"),
    *("T-094", "T-096", "T-097", "T-099", "T-100", "T-102", "T-103"),
    *("T-111", "T-112", "T-114", "T-115", "T-117", "T-118", "T-120", "T-121", "T-123", "T-124", "T-126", "T-127"),
    *("T-129", "T-130"),
    *("T-141", "T-142", "T-144", "T-145", "T-147", "T-148", "T-150", "T-151"),
    *("T-161", "T-162", "T-164", "T-165", "T-167", "T-168", "T-170", "T-171", "T-173", "T-174"),
    *("T-180", "T-181", "T-183", "T-184", "T-186", "T-187", "T-189", "T-190", "T-192", "T-193", "T-195", "T-196"),
)


def test_every_case_has_a_test_and_every_test_of_a_case_is_listed() -> None:
    sources = [path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    found = {f"T-{number}" for source in sources for number in re.findall(r"(?m)^def test_t_(\d{3})_", source)}
    assert set(CASES) - found == set()
    assert {case for case in found if case < "T-200"} - set(CASES) <= {"T-008"}
