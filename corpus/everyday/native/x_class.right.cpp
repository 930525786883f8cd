class Stack { int data[8]; int n; public: Stack() : n(0) {} bool empty() const { return n == 0; } bool push(int x) { if (n == 8) return false; data[n++] = x; return true; } int top() const; };
int Stack::top() const { return empty() ? -1 : data[n - 1]; }
