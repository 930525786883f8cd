// claim:  chosen_cell
// truth:  equivalent
// today:  unknown
// why:    a pointer leads to what the caller has given or to a variable of the function
int chosen_cell(const int *given, int otherwise, unsigned rounds) {
    int sum = 0;
    while (rounds-- > 0) {
        if (given)
            sum ^= *given;
        else
            sum ^= otherwise;
        otherwise += 3;
    }
    return sum;
}
