// Lists and tuples, as Python has them: an index may count from the end, and one that does not exist is an error.
#pragma once

#include <algorithm>
#include <cstring>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <type_traits>
#include <utility>

#include "bits.hpp"

namespace rw {

[[noreturn, gnu::cold, gnu::noinline]] inline void no_such_index() { fail(Problem::INDEX, "list index out of range"); }
[[noreturn, gnu::cold, gnu::noinline]] inline void no_such_value() { fail(Problem::VALUE, "the list has no such entry"); }
[[noreturn, gnu::cold, gnu::noinline]] inline void nothing() { fail(Problem::TYPE, "None where something is wanted"); }

// What is there, of something that may be None.
template <class T>
T& some(std::optional<T>& value) {
    if (!value) [[unlikely]] nothing();
    return *value;
}
template <class T>
const T& some(const std::optional<T>& value) {
    if (!value) [[unlikely]] nothing();
    return *value;
}
template <class T>
T some(std::optional<T>&& value) {
    if (!value) [[unlikely]] nothing();
    return *std::move(value);
}
template <class T>
T* some(T* object) {
    if (!object) [[unlikely]] nothing();
    return object;
}

// Where an index of Python leads to, which counts from the end if it is negative. One comparison is enough for most.
inline std::uint32_t placed(Num index, std::uint32_t count) {
    Word found = static_cast<Word>(index);
    if (found >= count) [[unlikely]] {
        found += count;
        if (found >= count) no_such_index();
    }
    return static_cast<std::uint32_t>(found);
}

// A list or tuple. A few entries, as many as there are seats, lie in the object itself.
template <class T>
class List {
    static_assert(alignof(T) <= alignof(std::max_align_t));
    static constexpr std::uint32_t INSIDE = sizeof(T) <= 16 ? 6 : sizeof(T) <= 128 ? 5 : 0;

    std::uint32_t count = 0, room = INSIDE;
    T* items;
    alignas(T) std::byte inside[INSIDE ? INSIDE * sizeof(T) : 1];

    T* own() { return reinterpret_cast<T*>(inside); }
    const T* own() const { return reinterpret_cast<const T*>(inside); }
    void release() {
        std::destroy_n(items, count);
        if (items != own()) ::operator delete(items);
    }
    void make_room(std::uint32_t wanted) {
        if (wanted <= room) return;
        const std::uint32_t larger = std::max(wanted, 2 * room + 2);
        T* moved = static_cast<T*>(::operator new(larger * sizeof(T)));
        std::uninitialized_move_n(items, count, moved);
        release();
        items = moved;
        room = larger;
    }
    void steal(List& other) {
        if (other.items == other.own()) {
            items = own();
            room = INSIDE;
            count = other.count;
            std::uninitialized_move_n(other.items, count, items);
            std::destroy_n(other.items, other.count);
        } else {
            items = other.items;
            room = other.room;
            count = other.count;
            other.items = other.own();
            other.room = INSIDE;
        }
        other.count = 0;
    }

public:
    using value_type = T;

    List() : items(own()) {}
    List(const List& other) : items(own()) {
        make_room(other.count);
        std::uninitialized_copy_n(other.items, other.count, items);
        count = other.count;
    }
    List(List&& other) noexcept { steal(other); }
    List(std::initializer_list<T> entries) : items(own()) {
        make_room(static_cast<std::uint32_t>(entries.size()));
        std::uninitialized_copy(entries.begin(), entries.end(), items);
        count = static_cast<std::uint32_t>(entries.size());
    }
    template <class Step>
    List(Step first, Step last) : items(own()) {
        for (; first != last; ++first) append(*first);
    }
    // Bools become numbers, hexes actions.
    template <class U>
        requires(!std::is_same_v<U, T> && std::is_convertible_v<U, T>)
    List(const List<U>& other) : items(own()) {
        for (const U& entry : other) append(T(entry));
    }
    ~List() { release(); }
    List& operator=(const List& other) {
        if (this == &other) return *this;
        if constexpr (INSIDE && std::is_trivially_copyable_v<T> && sizeof(T) <= 16) {
            // A few words at a fixed place are sooner copied than counted.
            if (other.items == other.own()) {
                std::memcpy(static_cast<void*>(items), other.inside, sizeof inside);
                count = other.count;
                return *this;
            }
        }
        if constexpr (std::is_trivially_copyable_v<T>) {
            if (other.count <= room) {
                std::memcpy(static_cast<void*>(items), other.items, other.count * sizeof(T));
                count = other.count;
                return *this;
            }
        }
        if (other.count <= room) {
            // In the room that there is, which entries may have, too.
            const std::uint32_t both = std::min(count, other.count);
            std::copy_n(other.items, both, items);
            if (count < other.count)
                std::uninitialized_copy_n(other.items + both, other.count - both, items + both);
            else
                std::destroy_n(items + both, count - both);
            count = other.count;
            return *this;
        }
        List twin(other);
        release();
        steal(twin);
        return *this;
    }
    List& operator=(List&& other) noexcept {
        if (this == &other) return *this;
        release();
        steal(other);
        return *this;
    }

    Num size() const { return count; }
    bool empty() const { return count == 0; }
    T* begin() { return items; }
    T* end() { return items + count; }
    const T* begin() const { return items; }
    const T* end() const { return items + count; }
    explicit operator bool() const { return count != 0; }

    std::uint32_t place(Num index) const { return placed(index, count); }
    T& operator[](Num index) { return items[place(index)]; }
    const T& operator[](Num index) const { return items[place(index)]; }

    void append(T entry) {
        make_room(count + 1);
        std::construct_at(items + count, std::move(entry));
        ++count;
    }
    void reserve(Num wanted) { make_room(static_cast<std::uint32_t>(wanted)); }
    T pop() {
        if (!count) no_such_index();
        T last = std::move(items[--count]);
        std::destroy_at(items + count);
        return last;
    }
    T pop(Num index) {
        const std::uint32_t from = place(index);
        T found = std::move(items[from]);
        std::move(items + from + 1, items + count, items + from);
        std::destroy_at(items + --count);
        return found;
    }
    void clear() {
        std::destroy_n(items, count);
        count = 0;
    }
    void erase(Num from, Num to) {
        if (from >= to) return;
        std::move(items + to, items + count, items + from);
        std::destroy(items + count - (to - from), items + count);
        count -= static_cast<std::uint32_t>(to - from);
    }
    void insert(Num at, T entry) {
        const Num place = std::clamp<Num>(at < 0 ? at + count : at, 0, count);
        append(std::move(entry));
        std::rotate(items + place, items + count - 1, items + count);
    }
    Num index(const T& entry) const {
        const T* found = std::find(begin(), end(), entry);
        if (found == end()) no_such_value();
        return found - begin();
    }
    void remove(const T& entry) { pop(index(entry)); }
    Num occurrences(const T& entry) const { return std::count(begin(), end(), entry); }
    List& operator+=(const List& other) {
        const std::uint32_t more = other.count;
        make_room(count + more);
        std::uninitialized_copy_n(other.items, more, items + count);
        count += more;
        return *this;
    }

    friend List operator+(List a, const List& b) { return std::move(a += b); }
    friend List operator*(const List& a, Num times) {
        List found;
        if (times > 0 && a.count && times > std::numeric_limits<std::int32_t>::max() / a.count) [[unlikely]] too_large();
        if (times <= 0) return found;
        found.make_room(a.count * static_cast<std::uint32_t>(times));
        if (a.count == 1) {
            std::uninitialized_fill_n(found.items, times, *a.items);
            found.count = static_cast<std::uint32_t>(times);
            return found;
        }
        for (Num n = 0; n < times; ++n) found += a;
        return found;
    }
    friend bool operator==(const List& a, const List& b) { return std::equal(a.begin(), a.end(), b.begin(), b.end()); }
    friend bool operator<(const List& a, const List& b) {
        return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
    }
};

// One thing for each seat, in the object itself. Seats are never counted from the end.
template <class T>
class Row {
    static constexpr std::uint32_t SEATS = 6;

    std::uint32_t count = 0;
    T items[SEATS]{};

public:
    using value_type = T;

    Row() {}
    Row(const Row& other) { *this = other; }
    Row& operator=(const Row& other) {
        count = other.count;
        if constexpr (std::is_trivially_copyable_v<T> && sizeof(T) <= 16)
            std::memcpy(items, other.items, sizeof items);
        else
            for (std::uint32_t seat = 0; seat < count; ++seat) items[seat] = other.items[seat];
        return *this;
    }
    Row(const List<T>& list) {
        if (list.size() > SEATS) no_such_index();
        count = static_cast<std::uint32_t>(list.size());
        std::copy(list.begin(), list.end(), items);
    }
    operator List<T>() const { return List<T>(begin(), end()); }

    Num size() const { return count; }
    const T* begin() const { return items; }
    const T* end() const { return items + count; }
    T& operator[](Num seat) { return items[placed(seat, count)]; }
    const T& operator[](Num seat) const { return const_cast<Row&>(*this)[seat]; }
    explicit operator bool() const { return count != 0; }
};

template <class T>
bool truth(const Row<T>& value) {
    return static_cast<bool>(value);
}

template <class T>
bool contains(const List<T>& list, const std::type_identity_t<T>& entry) {
    return std::find(list.begin(), list.end(), entry) != list.end();
}
template <class T>
bool contains(const List<T>& list, const std::optional<std::type_identity_t<T>>& entry) {
    return entry && std::find(list.begin(), list.end(), *entry) != list.end();
}

// A list that is unpacked into so many variables.
template <class Items>
const Items& exactly(const Items& list, Num wanted) {
    if (list.size() != wanted) [[unlikely]] fail(Problem::VALUE, "a list of another length is unpacked");
    return list;
}

// The bounds of a slice as Python cuts them; a step of -1 runs backwards.
template <class T>
std::pair<Num, Num> bounds(const List<T>& list, std::optional<Num> from, std::optional<Num> to) {
    const Num size = list.size();
    const auto cut = [size](Num at) { return std::clamp<Num>(at < 0 ? at + size : at, 0, size); };
    const Num first = from ? cut(*from) : 0, last = to ? cut(*to) : size;
    return {first, std::max(first, last)};
}
template <class T>
List<T> slice(const List<T>& list, std::optional<Num> from, std::optional<Num> to) {
    const auto [first, last] = bounds(list, from, to);
    return List<T>(list.begin() + first, list.begin() + last);
}
template <class T>
List<T> slice_back(const List<T>& list, std::optional<Num> from, std::optional<Num> to) {
    const Num size = list.size();
    const auto cut = [size](Num at) { return std::clamp<Num>(at < 0 ? at + size : at, -1, size - 1); };
    List<T> found;
    for (Num at = from ? cut(*from) : size - 1, stop = to ? cut(*to) : -1; at > stop; --at) found.append(list[at]);
    return found;
}
template <class T>
void erase(List<T>& list, std::optional<Num> from, std::optional<Num> to) {
    const auto [first, last] = bounds(list, from, to);
    list.erase(first, last);
}
template <class T>
void replace(List<T>& list, std::optional<Num> from, std::optional<Num> to, const List<T>& fresh) {
    const auto [first, last] = bounds(list, from, to);
    List<T> found = slice(list, {}, first);
    found += fresh;
    found += slice(list, last, {});
    list = std::move(found);
}

template <class T>
List<T> reversed(const List<T>& list) {
    return slice_back(list, {}, {});
}
template <class T>
List<T> sorted(List<T> list) {
    std::stable_sort(list.begin(), list.end());
    return list;
}
template <class T>
List<T> unique(const List<T>& list) {
    List<T> found;
    for (const T& entry : list)
        if (!contains(found, entry)) found.append(entry);
    return found;
}
template <class T>
T total(const List<T>& list) {
    T sum{};
    for (const T& entry : list) sum = plus(sum, entry);
    return sum;
}
// The sum of sets that have no member in common.
template <int N>
Bits<N> total(const List<Bits<N>>& list) {
    Bits<N> sum;
    for (const auto& entry : list) join(sum, entry);
    return sum;
}
inline Num total(const List<bool>& list) { return list.occurrences(true); }

template <class T, class Key>
T extreme(const List<T>& list, const T* otherwise, Key key, bool largest) {
    if (list.empty()) {
        if (!otherwise) fail(Problem::VALUE, "the largest of nothing");
        return *otherwise;
    }
    const T* best = list.begin();
    auto most = key(*best);
    for (const T* entry = best + 1; entry != list.end(); ++entry) {
        auto worth = key(*entry);
        if (largest ? most < worth : worth < most) {
            best = entry;
            most = std::move(worth);
        }
    }
    return *best;
}

// What is done with the entries of all seats is done with a list of them.
template <class T>
List<T> slice(const Row<T>& row, std::optional<Num> from, std::optional<Num> to) {
    return slice(List<T>(row), from, to);
}
template <class T>
List<T> slice_back(const Row<T>& row, std::optional<Num> from, std::optional<Num> to) {
    return slice_back(List<T>(row), from, to);
}
template <class T>
List<T> reversed(const Row<T>& row) {
    return reversed(List<T>(row));
}
template <class T>
List<T> sorted(const Row<T>& row) {
    return sorted(List<T>(row));
}
template <class T>
List<T> unique(const Row<T>& row) {
    return unique(List<T>(row));
}
template <class T>
auto total(const Row<T>& row) {
    return total(List<T>(row));
}
template <class T, class Key>
T extreme(const Row<T>& row, const T* otherwise, Key key, bool largest) {
    return extreme(List<T>(row), otherwise, key, largest);
}
template <class T>
bool contains(const Row<T>& row, const std::optional<std::type_identity_t<T>>& entry) {
    return contains(List<T>(row), entry);
}

}  // namespace rw
