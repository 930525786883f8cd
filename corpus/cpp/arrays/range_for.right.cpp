extern "C" int weigh(const int (&values)[8]) {
    int sum = 0;
    for (unsigned i = 0; i != 8; ++i)
        if (!(values[i] <= 0)) sum += values[i];
    return sum;
}
