// claim:  inside
// assume: left.low <= left.high
// truth:  equivalent
// why:    an operator of a class against the comparison by the width of the interval
struct Interval {
    int low, high;
    bool operator()(int x) const { return low <= x && x <= high; }
};
extern "C" bool inside(int low, int high, int x) { return Interval{low, high}(x); }
