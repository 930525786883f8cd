class R { int n = 0; friend int peek(R&); public: void add() { n--; } };
int peek(R &r) { return -r.n; }
