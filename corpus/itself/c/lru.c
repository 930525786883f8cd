/* A cache that forgets what was not used for longest: a hash index into a doubly linked list. */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node {
    struct node *newer;
    struct node *older;
    struct node *chain;
    uint64_t key;
    size_t size;
    void *value;
};

typedef void (*evict_function)(uint64_t key, void *value, size_t size);

struct cache {
    struct node **buckets;
    size_t bucket_count;
    struct node *newest;
    struct node *oldest;
    size_t count;
    size_t bytes;
    size_t max_bytes;
    evict_function on_evict;
    struct {
        unsigned long hits;
        unsigned long misses;
        unsigned long evictions;
    } stats;
};

static size_t bucket_of(const struct cache *cache, uint64_t key) {
    key ^= key >> 33;
    key *= 0xff51afd7ed558ccdULL;
    key ^= key >> 33;
    return (size_t)(key % cache->bucket_count);
}

struct cache *cache_new(size_t buckets, size_t max_bytes, evict_function on_evict) {
    struct cache *cache = malloc(sizeof *cache);
    if (cache == NULL)
        return NULL;
    memset(cache, 0, sizeof *cache);
    cache->bucket_count = buckets > 0 ? buckets : 1;
    cache->buckets = calloc(cache->bucket_count, sizeof *cache->buckets);
    if (cache->buckets == NULL) {
        free(cache);
        return NULL;
    }
    cache->max_bytes = max_bytes;
    cache->on_evict = on_evict;
    return cache;
}

static void unlink_node(struct cache *cache, struct node *node) {
    if (node->newer != NULL)
        node->newer->older = node->older;
    else
        cache->newest = node->older;
    if (node->older != NULL)
        node->older->newer = node->newer;
    else
        cache->oldest = node->newer;
    node->newer = node->older = NULL;
}

static void push_newest(struct cache *cache, struct node *node) {
    node->newer = NULL;
    node->older = cache->newest;
    if (cache->newest != NULL)
        cache->newest->newer = node;
    else
        cache->oldest = node;
    cache->newest = node;
}

static struct node *find(const struct cache *cache, uint64_t key) {
    struct node *node = cache->buckets[bucket_of(cache, key)];
    while (node != NULL && node->key != key)
        node = node->chain;
    return node;
}

static void unchain(struct cache *cache, struct node *node) {
    struct node **link = &cache->buckets[bucket_of(cache, node->key)];
    while (*link != node)
        link = &(*link)->chain;
    *link = node->chain;
}

static void drop(struct cache *cache, struct node *node) {
    unlink_node(cache, node);
    unchain(cache, node);
    cache->count--;
    cache->bytes -= node->size;
    if (cache->on_evict != NULL)
        cache->on_evict(node->key, node->value, node->size);
    free(node->value);
    free(node);
}

static void shrink(struct cache *cache, size_t wanted) {
    while (cache->oldest != NULL && cache->bytes + wanted > cache->max_bytes) {
        drop(cache, cache->oldest);
        cache->stats.evictions++;
    }
}

bool cache_put(struct cache *cache, uint64_t key, const void *value, size_t size) {
    if (size > cache->max_bytes)
        return false;
    struct node *node = find(cache, key);
    if (node != NULL)
        drop(cache, node);
    shrink(cache, size);
    node = malloc(sizeof *node);
    void *copy = malloc(size ? size : 1);
    if (node == NULL || copy == NULL) {
        free(node);
        free(copy);
        return false;
    }
    memcpy(copy, value, size);
    node->key = key;
    node->size = size;
    node->value = copy;
    size_t bucket = bucket_of(cache, key);
    node->chain = cache->buckets[bucket];
    cache->buckets[bucket] = node;
    push_newest(cache, node);
    cache->count++;
    cache->bytes += size;
    return true;
}

const void *cache_get(struct cache *cache, uint64_t key, size_t *size) {
    struct node *node = find(cache, key);
    if (node == NULL) {
        cache->stats.misses++;
        return NULL;
    }
    cache->stats.hits++;
    if (node != cache->newest) {
        unlink_node(cache, node);
        push_newest(cache, node);
    }
    if (size != NULL)
        *size = node->size;
    return node->value;
}

bool cache_contains(const struct cache *cache, uint64_t key) {
    return find(cache, key) != NULL;
}

bool cache_remove(struct cache *cache, uint64_t key) {
    struct node *node = find(cache, key);
    if (node == NULL)
        return false;
    drop(cache, node);
    return true;
}

size_t cache_keys(const struct cache *cache, uint64_t *keys, size_t room) {
    size_t n = 0;
    for (const struct node *node = cache->newest; node != NULL && n < room; node = node->older)
        keys[n++] = node->key;
    return n;
}

unsigned cache_hit_percent(const struct cache *cache) {
    unsigned long all = cache->stats.hits + cache->stats.misses;
    if (all == 0)
        return 0;
    return (unsigned)(cache->stats.hits * 100 / all);
}

size_t cache_longest_chain(const struct cache *cache) {
    size_t longest = 0;
    for (size_t i = 0; i < cache->bucket_count; i++) {
        size_t length = 0;
        for (const struct node *node = cache->buckets[i]; node != NULL; node = node->chain)
            length++;
        if (length > longest)
            longest = length;
    }
    return longest;
}

void cache_resize(struct cache *cache, size_t max_bytes) {
    cache->max_bytes = max_bytes;
    shrink(cache, 0);
}

void cache_clear(struct cache *cache) {
    while (cache->newest != NULL)
        drop(cache, cache->newest);
    memset(&cache->stats, 0, sizeof cache->stats);
}

void cache_free(struct cache *cache) {
    if (cache == NULL)
        return;
    cache_clear(cache);
    free(cache->buckets);
    free(cache);
}

void cache_print(const struct cache *cache) {
    printf("%zu entries, %zu bytes of %zu, %u%% hits, %lu evictions\n", cache->count, cache->bytes, cache->max_bytes,
           cache_hit_percent(cache), cache->stats.evictions);
}
