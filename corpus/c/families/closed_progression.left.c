// claim:  rent
// truth:  equivalent
// time:   60s
// why:    so much every month against a product
int rent(int months, int monthly, int deposit) {
    int paid = deposit;
    for (int m = 0; m < months; m++)
        paid += monthly;
    return paid;
}
