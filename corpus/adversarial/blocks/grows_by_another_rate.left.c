// claim: stack_push
// truth: different
// today: unknown
// why: the room that is there is a member any caller can read
#include <stdlib.h>

struct stack {
    int *cells;
    int count;
    int room;
};

int stack_push(struct stack *s, int value) {
    if (s->count == s->room) {
        int room = s->room ? 2 * s->room : 4;
        int *cells = realloc(s->cells, room * sizeof *cells);
        if (!cells) return -1;
        s->cells = cells;
        s->room = room;
    }
    s->cells[s->count++] = value;
    return 0;
}
