int stage;
void report(void);

void announce(void) {
    report();
    stage = 2;
}
