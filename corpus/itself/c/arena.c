/* A region allocator: blocks that grow, aligned pieces, marks to go back to, and strings on top. */
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ARENA_MIN_BLOCK 4096u
#define ARENA_ALIGN 16u

struct block {
    struct block *previous;
    size_t size;
    size_t used;
    unsigned char data[];
};

struct arena {
    struct block *current;
    size_t total;
    size_t limit;
    unsigned long allocations;
};

struct arena_mark {
    struct block *block;
    size_t used;
};

static size_t round_up(size_t n, size_t align) {
    return (n + align - 1) & ~(align - 1);
}

static bool would_overflow(size_t a, size_t b) {
    return b != 0 && a > SIZE_MAX / b;
}

void arena_init(struct arena *arena, size_t limit) {
    arena->current = NULL;
    arena->total = 0;
    arena->limit = limit;
    arena->allocations = 0;
}

static struct block *block_new(struct arena *arena, size_t wanted) {
    size_t size = ARENA_MIN_BLOCK;
    if (arena->current != NULL)
        size = arena->current->size * 2;
    if (size > 1024 * 1024)
        size = 1024 * 1024;
    if (size < wanted)
        size = round_up(wanted, ARENA_MIN_BLOCK);
    if (arena->limit != 0 && arena->total + size > arena->limit)
        return NULL;
    struct block *block = malloc(sizeof *block + size);
    if (block == NULL)
        return NULL;
    block->previous = arena->current;
    block->size = size;
    block->used = 0;
    arena->current = block;
    arena->total += size;
    return block;
}

void *arena_alloc_aligned(struct arena *arena, size_t size, size_t align) {
    struct block *block = arena->current;
    size_t start = 0;
    if (size > SIZE_MAX / 2)
        return NULL;
    if (block != NULL) {
        start = round_up(block->used, align);
        if (start + size > block->size)
            block = NULL;
    }
    if (block == NULL) {
        block = block_new(arena, size + align);
        if (block == NULL)
            return NULL;
        start = 0;
    }
    block->used = start + size;
    arena->allocations++;
    return block->data + start;
}

void *arena_alloc(struct arena *arena, size_t size) {
    return arena_alloc_aligned(arena, size, ARENA_ALIGN);
}

void *arena_calloc(struct arena *arena, size_t count, size_t size) {
    if (would_overflow(count, size))
        return NULL;
    void *memory = arena_alloc(arena, count * size);
    if (memory != NULL)
        memset(memory, 0, count * size);
    return memory;
}

void *arena_grow(struct arena *arena, void *old, size_t old_size, size_t new_size) {
    struct block *block = arena->current;
    if (old == NULL)
        return arena_alloc(arena, new_size);
    if (new_size <= old_size)
        return old;
    if (block != NULL && (unsigned char *)old + old_size == block->data + block->used) {
        size_t start = (size_t)((unsigned char *)old - block->data);
        if (start + new_size <= block->size) {
            block->used = start + new_size;
            return old;
        }
    }
    void *moved = arena_alloc(arena, new_size);
    if (moved != NULL)
        memcpy(moved, old, old_size);
    return moved;
}

struct arena_mark arena_mark(const struct arena *arena) {
    struct arena_mark mark = {arena->current, 0};
    if (arena->current != NULL)
        mark.used = arena->current->used;
    return mark;
}

void arena_release(struct arena *arena, struct arena_mark mark) {
    while (arena->current != mark.block) {
        struct block *gone = arena->current;
        arena->current = gone->previous;
        arena->total -= gone->size;
        free(gone);
    }
    if (arena->current != NULL)
        arena->current->used = mark.used;
}

void arena_free(struct arena *arena) {
    struct arena_mark empty = {NULL, 0};
    arena_release(arena, empty);
    arena->allocations = 0;
}

char *arena_strndup(struct arena *arena, const char *text, size_t n) {
    size_t length = 0;
    while (length < n && text[length] != '\0')
        length++;
    char *copy = arena_alloc_aligned(arena, length + 1, 1);
    if (copy == NULL)
        return NULL;
    memcpy(copy, text, length);
    copy[length] = '\0';
    return copy;
}

char *arena_strdup(struct arena *arena, const char *text) {
    return arena_strndup(arena, text, SIZE_MAX);
}

char *arena_join(struct arena *arena, const char *const *parts, size_t count, const char *separator) {
    size_t total = 1;
    size_t gap = strlen(separator);
    for (size_t i = 0; i < count; i++)
        total += strlen(parts[i]) + (i > 0 ? gap : 0);
    char *result = arena_alloc_aligned(arena, total, 1);
    if (result == NULL)
        return NULL;
    char *to = result;
    for (size_t i = 0; i < count; i++) {
        if (i > 0) {
            memcpy(to, separator, gap);
            to += gap;
        }
        size_t length = strlen(parts[i]);
        memcpy(to, parts[i], length);
        to += length;
    }
    *to = '\0';
    return result;
}

size_t arena_used(const struct arena *arena) {
    size_t used = 0;
    for (const struct block *b = arena->current; b != NULL; b = b->previous)
        used += b->used;
    return used;
}

size_t arena_wasted(const struct arena *arena) {
    size_t wasted = 0;
    const struct block *b = arena->current;
    if (b == NULL)
        return 0;
    for (b = b->previous; b != NULL; b = b->previous)
        wasted += b->size - b->used;
    return wasted;
}

void arena_report(const struct arena *arena, FILE *out) {
    int blocks = 0;
    for (const struct block *b = arena->current; b != NULL; b = b->previous)
        blocks++;
    fprintf(out, "%d blocks, %zu of %zu bytes used, %lu allocations\n", blocks, arena_used(arena), arena->total,
            arena->allocations);
}
