// claim: Fee.fee
// truth: different
// why:   the bound itself is treated otherwise
class Fee {
    static int fee(int cents) {
        if (cents < 0) {
            throw new IllegalArgumentException("negative amount");
        }
        return cents > 10_000 ? 0 : 250;
    }
}
