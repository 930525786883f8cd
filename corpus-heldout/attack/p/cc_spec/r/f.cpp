template<class T> int rank_of() { return 2; }
template<> int rank_of<int>() { return 1; }
int f() { return rank_of<int>(); }
