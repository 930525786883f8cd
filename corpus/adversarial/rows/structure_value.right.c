struct limits { int low, high; double rate; };
struct limits defaults = {-10, 10, 0.25};

int middle(int a, int b) { return a / 2 + b / 2; }
