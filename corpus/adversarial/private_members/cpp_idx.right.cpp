class Wheel { int at; public: Wheel() : at(0) {} void turn() { at = (at + 1) % 4; } int now() const; };
static const int tab[4] = { 3, 1, 4, 1 };
int Wheel::now() const { return tab[at]; }
