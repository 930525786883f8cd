// claim:  Wheel::now
// truth:  equivalent
// today:  unknown
// why:    the private index is always in the table
class Wheel { int at; public: Wheel() : at(0) {} void turn() { at = (at + 1) % 4; } int now() const; };
static const int tab[4] = { 3, 1, 4, 1 };
int Wheel::now() const { if (at < 0 || at >= 4) return 0; return tab[at]; }
