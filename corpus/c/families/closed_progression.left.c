// claim:  rent
// truth:  equivalent
// why:    so much every month against a product
int rent(int months, int monthly, int deposit) {
    int paid = deposit;
    for (int m = 0; m < months; m++)
        paid += monthly;
    return paid;
}
