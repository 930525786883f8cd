static unsigned state = 1;

static unsigned next_number(void) {
    state = state * 1103515245u + 12345u;
    return state >> 16;
}

int roll(void) {
    return (int)(next_number() % 6u) + 1;
}
