// claim:  queue_drop
// truth:  equivalent
// today:  unknown
// why:    a job that stays where it is is copied onto itself
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

size_t queue_drop(queue_t *q, int priority) {
    size_t kept = 0;
    for (size_t i = 0; i < q->count; i++) {
        if (q->jobs[i].priority >= priority) {
            if (kept != i)
                q->jobs[kept] = q->jobs[i];
            kept++;
        }
    }
    size_t dropped = q->count - kept;
    q->count = kept;
    return dropped;
}
