class Stack {
    int data[4]; int n;
public:
    Stack() : n(0) {}
    bool push(int v);
    int size() const { return n; }
};
bool Stack::push(int v) { if (n >= 4) return false; data[n++] = v; return true; }
