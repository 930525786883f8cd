// claim: flip
// truth: different
// why:   what is read is a truth value; what is written from it is not the same
struct Flag { bool on; };
void flip(Flag &flag) { flag.on = !flag.on; }
