//! The rule `identical`: the same code behaves the same.
//!
//! This is the only rule about code that is not lowered. A front end computes a digest over a function and everything that it
//! may run or look at (a cryptographic hash, so that nobody finds two functions with the same one); the front end is believed
//! in that as it is in lowering. Two functions with one digest have the same runs on the same inputs in the same world, under
//! every semantics: where a value is free, the left run may choose what the right one did. So both relations hold, the sides
//! terminate together, and what is assumed of the inputs does not matter.
//!
//! It does not follow that the results are in a relation other than equality, which speaks of two different inputs; and an
//! assumption would have to be shown to be possible. Such claims are not settled by this rule.

use std::fmt;

use tandem_base::{Pair, Side};

use super::{Basis, Equivalence, Rejection};
use crate::certificate::{Certificate, SCHEMA, Subject};
use crate::reshape::Reshapes;
use crate::semantics::Semantics;

/// A digest of a function and of everything that it may run or look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CodeDigest(pub [u8; 32]);

impl fmt::Display for CodeDigest {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(out, "{byte:02x}"))
    }
}

/// A function that is not lowered: its name, and the digest of what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// The function.
    pub entry: String,
    /// What it is.
    pub digest: CodeDigest,
}

/// The certificate of the rule for two functions; nothing if they are not the same.
pub fn identical_certificate(
    functions: &Pair<Identity>,
    semantics: Semantics,
    traps_agree: bool,
) -> Option<Certificate> {
    let subject =
        |side: Side| Subject { entry: functions[side].entry.clone(), hash: functions[side].digest.to_string() };
    (functions.left.digest == functions.right.digest).then(|| Certificate {
        schema: SCHEMA.to_owned(),
        left: subject(Side::Left),
        right: subject(Side::Right),
        identical: true,
        semantics,
        assume: None,
        ensure: None,
        traps_agree,
        secrecy: None,
        reshape: Reshapes::default(),
        definitions: vec![],
        relations: vec![],
        given: vec![],
        together: vec![],
    })
}

/// Confirms that two functions are the same code, as a certificate says.
pub fn confirm_identical(functions: &Pair<Identity>, certificate: &Certificate) -> Result<Equivalence, Rejection> {
    let malformed = |what: &str| Err(Rejection::Malformed(what.to_owned()));
    if certificate.schema != SCHEMA {
        return malformed(&format!("the certificate is for schema {:?}, not {SCHEMA:?}", certificate.schema));
    }
    let has_more = certificate.assume.is_some()
        || certificate.ensure.is_some()
        || certificate.secrecy.is_some()
        || !certificate.relations.is_empty()
        || !certificate.definitions.is_empty()
        || !certificate.given.is_empty()
        || !certificate.together.is_empty()
        || !certificate.reshape.is_none();
    if !certificate.identical || has_more {
        return malformed("the certificate does not say that the code is the same, and nothing else");
    }
    for (side, subject) in Pair::new(&certificate.left, &certificate.right).iter() {
        if subject.entry != functions[side].entry {
            return malformed(&format!("the certificate is for {side} function {:?}", subject.entry));
        }
        if subject.hash != functions[side].digest.to_string() {
            return Err(Rejection::Stale(side));
        }
    }
    if functions.left.digest != functions.right.digest {
        return malformed("the functions are not the same code");
    }
    Ok(Equivalence::new(certificate.clone(), 0, true, Basis::SameCode))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::secrecy::Secrecy;

    fn functions(left: u8, right: u8) -> Pair<Identity> {
        let identity = |name: &str, byte: u8| Identity { entry: name.to_owned(), digest: CodeDigest([byte; 32]) };
        Pair::new(identity("f", left), identity("g", right))
    }

    #[test]
    fn the_same_code_is_equivalent() {
        let same = functions(7, 7);
        let certificate = identical_certificate(&same, Semantics::default(), false).expect("the digests are equal");
        let proved = confirm_identical(&same, &certificate).expect("it is true");
        assert!(proved.terminates_together());
        assert_eq!(proved.certificate(), &certificate);
    }

    #[test]
    fn other_code_is_not() {
        assert_eq!(identical_certificate(&functions(7, 8), Semantics::default(), false), None);
        let certificate = identical_certificate(&functions(7, 7), Semantics::default(), false).expect("equal digests");
        assert_eq!(confirm_identical(&functions(7, 8), &certificate).err(), Some(Rejection::Stale(Side::Right)));
        assert_eq!(confirm_identical(&functions(8, 8), &certificate).err(), Some(Rejection::Stale(Side::Left)));
        // A certificate that admits that the digests differ.
        let mut honest = certificate;
        honest.right.hash = functions(7, 8).right.digest.to_string();
        assert!(matches!(confirm_identical(&functions(7, 8), &honest), Err(Rejection::Malformed(_))));
    }

    #[test]
    fn a_damaged_certificate_is_rejected() {
        let same = functions(7, 7);
        let certificate = identical_certificate(&same, Semantics::default(), false).expect("the digests are equal");
        let damages: [fn(&mut Certificate); 7] = [
            |certificate| certificate.identical = false,
            |certificate| certificate.schema.push('0'),
            |certificate| certificate.left.entry.push('f'),
            |certificate| certificate.right.hash.push('0'),
            |certificate| certificate.secrecy = Some(Secrecy::default()),
            |certificate| certificate.ensure = Some("left.ret <= right.ret".to_owned()),
            |certificate| certificate.assume = Some("left.n > 0".to_owned()),
        ];
        for damage in damages {
            let mut damaged = certificate.clone();
            damage(&mut damaged);
            assert!(confirm_identical(&same, &damaged).is_err(), "{damaged:?}");
        }
    }
}
