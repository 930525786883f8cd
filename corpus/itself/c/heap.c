/* A priority queue of jobs as a binary heap, a scheduler on top of it, and a small simulation. */
#include <assert.h>
#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct job {
    int id;
    int priority;
    uint64_t due;
    char name[24];
};

typedef int (*job_order)(const struct job *a, const struct job *b);

struct heap {
    struct job *jobs;
    size_t count;
    size_t capacity;
    job_order order;
};

int by_priority(const struct job *a, const struct job *b) {
    if (a->priority != b->priority)
        return a->priority > b->priority ? -1 : 1;
    return (a->id > b->id) - (a->id < b->id);
}

int by_due(const struct job *a, const struct job *b) {
    if (a->due < b->due)
        return -1;
    if (a->due > b->due)
        return 1;
    return by_priority(a, b);
}

void heap_init(struct heap *heap, job_order order) {
    heap->jobs = NULL;
    heap->count = 0;
    heap->capacity = 0;
    heap->order = order;
}

void heap_free(struct heap *heap) {
    free(heap->jobs);
    heap->jobs = NULL;
    heap->count = heap->capacity = 0;
}

static void swap_jobs(struct job *a, struct job *b) {
    struct job saved = *a;
    *a = *b;
    *b = saved;
}

static void sift_up(struct heap *heap, size_t child) {
    while (child > 0) {
        size_t parent = (child - 1) / 2;
        if (heap->order(&heap->jobs[parent], &heap->jobs[child]) <= 0)
            break;
        swap_jobs(&heap->jobs[parent], &heap->jobs[child]);
        child = parent;
    }
}

static void sift_down(struct heap *heap, size_t parent) {
    for (;;) {
        size_t best = parent;
        size_t left = 2 * parent + 1;
        size_t right = left + 1;
        if (left < heap->count && heap->order(&heap->jobs[left], &heap->jobs[best]) < 0)
            best = left;
        if (right < heap->count && heap->order(&heap->jobs[right], &heap->jobs[best]) < 0)
            best = right;
        if (best == parent)
            return;
        swap_jobs(&heap->jobs[parent], &heap->jobs[best]);
        parent = best;
    }
}

bool heap_push(struct heap *heap, const struct job *job) {
    if (heap->count == heap->capacity) {
        size_t capacity = heap->capacity ? heap->capacity + heap->capacity / 2 : 16;
        struct job *jobs = realloc(heap->jobs, capacity * sizeof *jobs);
        if (!jobs)
            return false;
        heap->jobs = jobs;
        heap->capacity = capacity;
    }
    heap->jobs[heap->count] = *job;
    sift_up(heap, heap->count++);
    return true;
}

bool heap_pop(struct heap *heap, struct job *job) {
    if (heap->count == 0)
        return false;
    *job = heap->jobs[0];
    heap->jobs[0] = heap->jobs[--heap->count];
    sift_down(heap, 0);
    return true;
}

const struct job *heap_peek(const struct heap *heap) {
    return heap->count > 0 ? &heap->jobs[0] : NULL;
}

bool heap_is_valid(const struct heap *heap) {
    for (size_t i = 1; i < heap->count; i++)
        if (heap->order(&heap->jobs[(i - 1) / 2], &heap->jobs[i]) > 0)
            return false;
    return true;
}

bool heap_remove(struct heap *heap, int id) {
    for (size_t i = 0; i < heap->count; i++) {
        if (heap->jobs[i].id != id)
            continue;
        heap->count--;
        if (i < heap->count) {
            heap->jobs[i] = heap->jobs[heap->count];
            sift_down(heap, i);
            sift_up(heap, i);
        }
        return true;
    }
    return false;
}

void heap_heapify(struct heap *heap) {
    for (size_t i = heap->count / 2; i-- > 0;)
        sift_down(heap, i);
}

void heap_reorder(struct heap *heap, job_order order) {
    heap->order = order;
    heap_heapify(heap);
}

struct scheduler {
    struct heap waiting;
    struct heap ready;
    uint64_t now;
    int next_id;
    unsigned done;
};

void scheduler_init(struct scheduler *s) {
    heap_init(&s->waiting, by_due);
    heap_init(&s->ready, by_priority);
    s->now = 0;
    s->next_id = 1;
    s->done = 0;
}

int scheduler_add(struct scheduler *s, const char *name, int priority, uint64_t delay) {
    struct job job;
    memset(&job, 0, sizeof job);
    job.id = s->next_id++;
    job.priority = priority;
    job.due = s->now + delay;
    strncpy(job.name, name, sizeof job.name - 1);
    if (!heap_push(&s->waiting, &job))
        return -1;
    return job.id;
}

static void move_due(struct scheduler *s) {
    const struct job *first;
    while ((first = heap_peek(&s->waiting)) != NULL && first->due <= s->now) {
        struct job job;
        heap_pop(&s->waiting, &job);
        heap_push(&s->ready, &job);
    }
}

bool scheduler_step(struct scheduler *s, struct job *ran) {
    move_due(s);
    if (heap_pop(&s->ready, ran)) {
        s->done++;
        return true;
    }
    const struct job *next = heap_peek(&s->waiting);
    if (next == NULL)
        return false;
    s->now = next->due;
    move_due(s);
    if (!heap_pop(&s->ready, ran))
        return false;
    s->done++;
    return true;
}

void scheduler_run(struct scheduler *s, FILE *log) {
    struct job job;
    while (scheduler_step(s, &job))
        fprintf(log, "%6llu %s (%d)\n", (unsigned long long)s->now, job.name, job.priority);
}

void scheduler_free(struct scheduler *s) {
    assert(heap_is_valid(&s->waiting));
    heap_free(&s->waiting);
    heap_free(&s->ready);
}
