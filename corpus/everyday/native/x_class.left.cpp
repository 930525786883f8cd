// claim:  Stack::top
// truth:  equivalent
// today:  unknown
// why:    an empty stack by its count or by a function
class Stack { int data[8]; int n; public: Stack() : n(0) {} bool empty() const { return n == 0; } bool push(int x) { if (n == 8) return false; data[n++] = x; return true; } int top() const; };
int Stack::top() const { if (n <= 0) return -1; return data[n - 1]; }
