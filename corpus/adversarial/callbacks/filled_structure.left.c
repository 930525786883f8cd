// claim:  process
// truth:  different
// today:  unknown
// why:    functions that other files can name go into a local structure that unknown code gets

struct handlers { int (*begin)(int); int (*end)(int); };

extern int drive(const struct handlers *h, int n);

int begin_step(int n) { return n + 1; }
int end_step(int n) { return n - 1; }

int process(int n) {
    struct handlers h;
    h.begin = begin_step;
    h.end = end_step;
    return drive(&h, n);
}
