// claim:  *
// truth:  unknown
// why:    the variable got another type: files that declare it as int no longer describe what is there
int limit = 10;

int next(int x) { return x + 1; }
