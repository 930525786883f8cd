struct Metric { virtual int factor() const { return 10; } };
struct Imperial { virtual int factor() const { return 12; } };
struct Ruler : Imperial { virtual int length() const; };

int Ruler::length() const { return 30; }
