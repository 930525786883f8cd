#include <stdio.h>

void greet(int n) {
    fprintf(stdout, "%d ", n);
    puts("greetings");
}
