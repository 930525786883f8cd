/* A hash table from strings to integers with open addressing and tombstones. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum slot_state { SLOT_EMPTY, SLOT_USED, SLOT_DELETED };

struct slot {
    enum slot_state state;
    uint32_t hash;
    char *key;
    long value;
};

struct table {
    struct slot *slots;
    size_t capacity;
    size_t used;
    size_t deleted;
};

typedef void (*table_visitor)(const char *key, long value, void *context);

static uint32_t hash_string(const char *text) {
    uint32_t hash = 2166136261u;
    for (const unsigned char *p = (const unsigned char *)text; *p != 0; p++) {
        hash ^= *p;
        hash *= 16777619u;
    }
    return hash;
}

bool table_init(struct table *table, size_t expected) {
    size_t capacity = 8;
    while (capacity * 3 / 4 < expected)
        capacity *= 2;
    table->slots = calloc(capacity, sizeof *table->slots);
    if (table->slots == NULL)
        return false;
    table->capacity = capacity;
    table->used = 0;
    table->deleted = 0;
    return true;
}

void table_free(struct table *table) {
    for (size_t i = 0; i < table->capacity; i++) {
        if (table->slots[i].state == SLOT_USED)
            free(table->slots[i].key);
    }
    free(table->slots);
    table->slots = NULL;
    table->capacity = 0;
    table->used = 0;
}

static struct slot *find_slot(const struct table *table, const char *key, uint32_t hash) {
    size_t mask = table->capacity - 1;
    size_t index = hash & mask;
    for (size_t probes = 0; probes < table->capacity; probes++) {
        struct slot *slot = &table->slots[index];
        if (slot->state == SLOT_EMPTY)
            return NULL;
        if (slot->state == SLOT_USED && slot->hash == hash && strcmp(slot->key, key) == 0)
            return slot;
        index = (index + 1) & mask;
    }
    return NULL;
}

static struct slot *free_slot(struct slot *slots, size_t capacity, uint32_t hash) {
    size_t mask = capacity - 1;
    size_t index = hash & mask;
    while (slots[index].state == SLOT_USED)
        index = (index + 1) & mask;
    return &slots[index];
}

static bool resize(struct table *table, size_t capacity) {
    struct slot *slots = calloc(capacity, sizeof *slots);
    if (slots == NULL)
        return false;
    for (size_t i = 0; i < table->capacity; i++) {
        struct slot *old = &table->slots[i];
        if (old->state != SLOT_USED)
            continue;
        *free_slot(slots, capacity, old->hash) = *old;
    }
    free(table->slots);
    table->slots = slots;
    table->capacity = capacity;
    table->deleted = 0;
    return true;
}

bool table_put(struct table *table, const char *key, long value) {
    uint32_t hash = hash_string(key);
    struct slot *slot = find_slot(table, key, hash);
    if (slot != NULL) {
        slot->value = value;
        return true;
    }
    if ((table->used + table->deleted + 1) * 4 > table->capacity * 3) {
        size_t capacity = table->used * 2 > table->capacity ? table->capacity * 2 : table->capacity;
        if (!resize(table, capacity))
            return false;
    }
    size_t length = strlen(key);
    char *copy = malloc(length + 1);
    if (copy == NULL)
        return false;
    memcpy(copy, key, length + 1);
    slot = free_slot(table->slots, table->capacity, hash);
    if (slot->state == SLOT_DELETED)
        table->deleted--;
    slot->state = SLOT_USED;
    slot->hash = hash;
    slot->key = copy;
    slot->value = value;
    table->used++;
    return true;
}

bool table_get(const struct table *table, const char *key, long *value) {
    const struct slot *slot = find_slot(table, key, hash_string(key));
    if (slot == NULL)
        return false;
    if (value != NULL)
        *value = slot->value;
    return true;
}

bool table_remove(struct table *table, const char *key) {
    struct slot *slot = find_slot(table, key, hash_string(key));
    if (slot == NULL)
        return false;
    free(slot->key);
    slot->key = NULL;
    slot->state = SLOT_DELETED;
    table->used--;
    table->deleted++;
    return true;
}

long table_add(struct table *table, const char *key, long delta) {
    long value = 0;
    table_get(table, key, &value);
    value += delta;
    table_put(table, key, value);
    return value;
}

size_t table_count(const struct table *table) {
    return table->used;
}

void table_each(const struct table *table, table_visitor visit, void *context) {
    for (size_t i = 0; i < table->capacity; i++) {
        const struct slot *slot = &table->slots[i];
        if (slot->state == SLOT_USED)
            visit(slot->key, slot->value, context);
    }
}

static void add_value(const char *key, long value, void *context) {
    long *total = context;
    (void)key;
    *total += value;
}

long table_sum(const struct table *table) {
    long total = 0;
    table_each(table, add_value, &total);
    return total;
}

struct longest {
    const char *key;
    size_t length;
};

static void keep_longest(const char *key, long value, void *context) {
    struct longest *longest = context;
    size_t length = strlen(key);
    (void)value;
    if (longest->key == NULL || length > longest->length) {
        longest->key = key;
        longest->length = length;
    }
}

const char *table_longest_key(const struct table *table) {
    struct longest longest = {NULL, 0};
    table_each(table, keep_longest, &longest);
    return longest.key;
}

static int compare_slots(const void *a, const void *b) {
    const struct slot *const *left = a;
    const struct slot *const *right = b;
    return strcmp((*left)->key, (*right)->key);
}

void table_print(const struct table *table, FILE *out) {
    const struct slot **sorted = malloc(table->used * sizeof *sorted);
    size_t count = 0;
    if (sorted == NULL)
        return;
    for (size_t i = 0; i < table->capacity; i++)
        if (table->slots[i].state == SLOT_USED)
            sorted[count++] = &table->slots[i];
    qsort(sorted, count, sizeof *sorted, compare_slots);
    for (size_t i = 0; i < count; i++)
        fprintf(out, "%-20s %8ld\n", sorted[i]->key, sorted[i]->value);
    free(sorted);
}
