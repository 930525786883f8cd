// claim:  *
// truth:  different
// why:    a field deep in a structure that other files read changed
struct limits { int low, high; double rate; };
struct limits defaults = {-10, 10, 0.5};

int middle(int a, int b) { return a / 2 + b / 2; }
