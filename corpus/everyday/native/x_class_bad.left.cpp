// claim:  Stack::push
// truth:  different
// why:    one place of the stack is never used
class Stack { int data[8]; int n; public: Stack() : n(0) {} int size() const { return n; } bool push(int x); };
bool Stack::push(int x) { if (n == 8) return false; data[n++] = x; return true; }
