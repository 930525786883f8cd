// claim: read_all
// truth: equivalent
// why:   a class with methods against plain variables
class Meter {
public:
    void add(int value) {
        ++count_;
        sum_ += value;
        if (value > peak_)
            peak_ = value;
    }
    long long sum() const { return sum_; }
    int peak() const { return count_ == 0 ? 0 : peak_; }

private:
    int count_ = 0;
    long long sum_ = 0;
    int peak_ = -2147483647 - 1;
};

long long read_all(const int *values, int n, int *peak) {
    Meter meter;
    for (int i = 0; i < n; i++)
        meter.add(values[i]);
    *peak = meter.peak();
    return meter.sum();
}
