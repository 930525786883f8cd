// claim:  total
// truth:  different
// today:  unknown
// why:    code that is not given can name a variable that starts at another value

extern int measure(void);

int level = 5;

int total(int n) { return n + measure(); }
