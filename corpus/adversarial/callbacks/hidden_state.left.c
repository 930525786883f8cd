// claim:  first
// truth:  different
// today:  unknown
// why:    code that is not given may call second while first runs, and finds the count before or after it was changed

extern int ask(int x);

static int count;

int first(int x) {
    count++;
    return ask(x);
}

int second(int x) { return count + x; }
