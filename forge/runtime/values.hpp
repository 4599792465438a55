// Texts, dictionaries and the other values of the rules, as Python has them: a dictionary keeps its order.
#pragma once

#include <string>
#include <tuple>
#include <variant>
#include <vector>

#include "lists.hpp"

namespace rw {

using Text = std::string;

// A function of the rules, or one that is made on the way and lives as long as the call that it is handed to; or none.
template <class Signature>
class Call;
template <class Result, class... Arguments>
class Call<Result(Arguments...)> {
    Result (*run)(const void*, Arguments...) = nullptr;
    const void* context = nullptr;

public:
    Call() = default;
    Call(std::nullptr_t) {}
    template <class Function>
        requires(!std::is_same_v<std::remove_cvref_t<Function>, Call> && std::is_class_v<std::remove_cvref_t<Function>>)
    Call(const Function& function)
        : run([](const void* made, Arguments... given) -> Result {
              return (*static_cast<const Function*>(made))(given...);
          }),
          context(&function) {}
    template <auto Function>
    static Call of() {
        Call found;
        found.run = [](const void*, Arguments... given) -> Result { return Function(given...); };
        return found;
    }
    Result operator()(Arguments... given) const {
        if (!run) [[unlikely]] nothing();
        return run(context, given...);
    }
    bool operator==(std::nullptr_t) const { return run == nullptr; }
};

// A dictionary in the order of its entries. There are never many.
template <class K, class V>
class Dict {
public:
    List<std::pair<K, V>> entries;

    Dict() = default;
    Dict(std::initializer_list<std::pair<K, V>> given) {
        for (const auto& [key, value] : given) set(key, value);
    }
    const V* find(const K& key) const {
        for (const auto& entry : entries)
            if (entry.first == key) return &entry.second;
        return nullptr;
    }
    const V& operator[](const K& key) const {
        const V* found = find(key);
        if (!found) [[unlikely]] fail(Problem::KEY, "the dictionary has no such key");
        return *found;
    }
    V& at(const K& key) { return const_cast<V&>(std::as_const(*this)[key]); }
    void set(const K& key, V value) {
        if (const V* found = find(key))
            const_cast<V&>(*found) = std::move(value);
        else
            entries.append({key, std::move(value)});
    }
    V get(const K& key, V otherwise) const {
        const V* found = find(key);
        return found ? *found : std::move(otherwise);
    }
    bool has(const K& key) const { return find(key) != nullptr; }
    Num size() const { return entries.size(); }
    explicit operator bool() const { return entries.size() != 0; }
    List<K> keys() const {
        List<K> found;
        for (const auto& entry : entries) found.append(entry.first);
        return found;
    }
    List<V> values() const {
        List<V> found;
        for (const auto& entry : entries) found.append(entry.second);
        return found;
    }
    Dict& operator|=(const Dict& other) {
        for (const auto& [key, value] : other.entries) set(key, value);
        return *this;
    }
};

// What can be written as JSON: details of events, and the options of a game.
struct Json {
    std::variant<std::monostate, bool, Num, Text, std::vector<Json>> value;

    Json() = default;
    Json(bool given) : value(given) {}
    Json(Num given) : value(given) {}
    Json(Text given) : value(std::move(given)) {}
    Json(const char* given) : value(Text(given)) {}
    template <class T>
    Json(const std::optional<T>& given) {
        if (given) *this = Json(*given);
    }
    template <class T>
    Json(const List<T>& given) : value(std::vector<Json>(given.begin(), given.end())) {}
    bool operator==(const Json& other) const { return value == other.value; }
    explicit operator bool() const {
        if (auto found = std::get_if<bool>(&value)) return *found;
        if (auto found = std::get_if<Num>(&value)) return *found != 0;
        if (auto found = std::get_if<Text>(&value)) return !found->empty();
        return false;
    }
};

struct Event {
    Text kind;
    Dict<Text, Json> args;
    std::optional<Num> audience = {};
    bool covert = false;
};

// Where events wait until the play that caused them is over; off if nobody listens.
struct Journal {
    bool on = false;
    std::vector<Event> events;

    void append(Event event) { events.push_back(std::move(event)); }
};

inline bool truth(bool value) { return value; }
inline bool truth(const Text& value) { return !value.empty(); }
inline bool truth(const Json& value) { return static_cast<bool>(value); }
template <class T>
bool truth(const List<T>& value) {
    return static_cast<bool>(value);
}
template <class K, class V>
bool truth(const Dict<K, V>& value) {
    return static_cast<bool>(value);
}
template <class T>
bool truth(const std::optional<T>& value) {
    return value && truth(*value);
}

// How many letters a text has, not how many bytes.
inline Num text_length(const Text& value) {
    return std::count_if(value.begin(), value.end(), [](char byte) { return (byte & 0xc0) != 0x80; });
}

inline Text text(const Text& value) { return value; }
inline Text text(Num value) { return std::to_string(value); }

// A linear congruential generator, the same as FastStream in realmwright.dice.
struct Luck {
    Word value = 0;

    // The beginning of one of many playouts, the same as splitmix() in realmwright.playouts.
    static Luck scattered(Word start, Word number) {
        Word mixed = start + number * 0x9e3779b97f4a7c15u;
        mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9u;
        mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebu;
        return {mixed ^ mixed >> 31};
    }

    Num below(Num n) {
        if (static_cast<Word>(n) > Word{1} << 32) [[unlikely]] fail(Problem::VALUE, "no die has so many sides");
        value = value * 6364136223846793005u + 1442695040888963407u;
        return static_cast<Num>((value >> 32) * static_cast<Word>(n) >> 32);
    }
};

}  // namespace rw
