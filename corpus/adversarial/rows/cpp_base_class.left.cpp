// claim:  *
// truth:  different
// today:  unknown
// why:    only the base class changed, and with it what a virtual call from another file does
struct Metric { virtual int factor() const { return 10; } };
struct Imperial { virtual int factor() const { return 12; } };
struct Ruler : Metric { virtual int length() const; };

int Ruler::length() const { return 30; }
