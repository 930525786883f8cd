// claim:  Wheel::now
// truth:  different
// why:    the private index can be one behind the table
class Wheel { int at; public: Wheel() : at(0) {} void turn() { if (at < 4) at++; } int now() const; };
static const int tab[4] = { 3, 1, 4, 1 };
int Wheel::now() const { if (at < 0 || at >= 4) return 0; return tab[at]; }
