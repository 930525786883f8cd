// claim:  queue_pop
// truth:  equivalent
// today:  unknown
// why:    a loop that moves all jobs up becomes memmove
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
typedef struct {
    int priority;
    unsigned id;
    char name[16];
} job_t;
typedef struct {
    job_t jobs[32];
    size_t count;
    unsigned next_id;
} queue_t;

bool queue_pop(queue_t *q, job_t *restrict out) {
    if (q->count == 0 || q->count > 32)
        return false;
    *out = q->jobs[0];
    for (size_t i = 1; i < q->count; i++)
        q->jobs[i - 1] = q->jobs[i];
    q->count--;
    return true;
}
