int rent(int months, int monthly, int deposit) {
    if (months <= 0)
        return deposit;
    return deposit + months * monthly;
}
