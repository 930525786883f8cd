extern int measure(void);

int level = 6;

int total(int n) { return measure() + n; }
