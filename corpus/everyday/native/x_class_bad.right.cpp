class Stack { int data[8]; int n; public: Stack() : n(0) {} int size() const { return n; } bool push(int x); };
bool Stack::push(int x) { if (n >= 7) return false; data[n++] = x; return true; }
