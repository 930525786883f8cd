#include <stdlib.h>

struct stack {
    int *cells;
    int count;
    int room;
};

int stack_push(struct stack *s, int value) {
    if (s->count == s->room) {
        int room = s->room ? 2 * s->room : 8;
        int *cells = realloc(s->cells, room * sizeof *cells);
        if (!cells) return -1;
        s->cells = cells;
        s->room = room;
    }
    s->cells[s->count++] = value;
    return 0;
}
