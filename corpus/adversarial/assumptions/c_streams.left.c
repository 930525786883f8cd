// claim: greet
// truth: equivalent
// rests: c-streams
// why:   another file may have assigned to stdout, and what prints to it without naming it may have been told before
#include <stdio.h>

void greet(int n) {
    printf("%d greetings\n", n);
}
