// claim:  load
// truth:  equivalent
// why:    nested conditions become a chain of labels; both free the same in the same order
#include <stdlib.h>
int fill(char *buffer, int n);
int send_all(const char *buffer, int n);
int load(int n) {
    int result = -1;
    char *buffer = malloc(64);
    if (buffer) {
        if (fill(buffer, n) == 0) {
            if (send_all(buffer, n) == 0)
                result = 0;
        }
        free(buffer);
    }
    return result;
}
