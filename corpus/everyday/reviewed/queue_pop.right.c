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
    q->count--;
    memmove(&q->jobs[0], &q->jobs[1], q->count * sizeof q->jobs[0]);
    return true;
}
