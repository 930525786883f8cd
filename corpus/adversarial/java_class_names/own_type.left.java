// claim:  OldVersion.sum NewVersion.sum
// truth:  equivalent
// why:    the class occurs in its own fields and parameters
class OldVersion {
    int value;
    OldVersion next;

    static int sum(OldVersion first) {
        int sum = 0;
        OldVersion node = first;
        while (node != null) {
            sum += node.value;
            node = node.next;
        }
        return sum;
    }
}
